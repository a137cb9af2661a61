import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { isCalendarDate, limitDate, type DateLimits } from '#shared/format/calendarDate.ts'
import { standBeside } from '../standBeside.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthHeading } from './MonthHeading.tsx'

type MonthPanelProps = DateLimits & {
  label: string
  value: string
  today: string
  onChoose: (date: string) => void
}

/** Calendar panel to choose a day. */
export function MonthPanel({ label, value, today, min, max, onChoose }: MonthPanelProps): ReactElement {
  const limits = { min, max }
  const chosen = isCalendarDate(value) ? value : null
  const [day, setDay] = useState(limitDate(chosen ?? today, limits))
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => standBeside(panel.current!, panel.current!.parentElement!), [])
  const show = (date: string): void => setDay(limitDate(date, limits))
  return (
    // Focusable, because a click on a non-focusable part would otherwise blur and close the calendar.
    <div className="month-panel surface" role="dialog" aria-label={label} tabIndex={-1} ref={panel}>
      <MonthHeading {...limits} day={day} onShow={show} />
      <MonthGrid {...{ ...limits, day, chosen, today, onChoose }} onMove={show} takesFocus />
    </div>
  )
}
