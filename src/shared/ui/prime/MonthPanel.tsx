import { Calendar } from 'primereact/calendar'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addMonths,
  fromDate,
  isCalendarDate,
  limitDate,
  moveDate,
  toDate,
  type DateLimits,
} from '#shared/lib/calendarDate.ts'
import { calendarLocale } from './calendarLocale.ts'
import { calendarParts } from './calendarParts.ts'
import { MonthHeading } from './MonthHeading.tsx'
import { PrimePart } from './PrimePart.tsx'

type MonthPanelProps = DateLimits & {
  label: string
  value: string
  today: string
  onChoose: (date: string) => void
}

/**
 * PrimeReact's Calendar, standing in the page. Its keys are ours: PrimeReact loses the weekday from month to month,
 * and takes PageUp for PageDown.
 */
export function MonthPanel({ label, value, today, min, max, onChoose }: MonthPanelProps): ReactElement {
  const { i18n } = useTranslation('fields')
  const language = i18n.language
  const panel = useRef<HTMLDivElement>(null)
  const chosen = isCalendarDate(value) ? value : null
  const [active, setActive] = useState(limitDate(chosen ?? today, { min, max }))
  const takesFocus = useRef(true)
  const parts = useMemo(
    () => calendarParts({ language, active, today, chosen }),
    [language, active, today, chosen],
  )

  // PrimeReact makes its table anew at every render, without the focus and with a Tab stop of its own choice.
  useEffect(() => {
    const tidy = (): void => {
      const days = panel.current?.querySelectorAll<HTMLElement>('td > span') ?? []
      for (const day of days) {
        const isActive = day.parentElement?.hasAttribute('data-active') === true
        day.tabIndex = isActive ? 0 : -1
        if (isActive && takesFocus.current && document.activeElement !== day) day.focus()
      }
    }
    const observer = new MutationObserver(tidy)
    observer.observe(panel.current!, { subtree: true, childList: true })
    tidy()
    return () => observer.disconnect()
  }, [active])

  function show(date: string, focus: boolean): void {
    takesFocus.current = focus
    setActive(limitDate(date, { min, max }))
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const isDay = (event.target as Element).closest('td') !== null
    if (!isDay) return
    const next = moveDate(active, event.key, event.shiftKey)
    const isChoice = event.key === 'Enter' || event.key === ' '
    if (next === null && !isChoice) return event.key === 'Tab' ? event.stopPropagation() : undefined
    event.preventDefault()
    event.stopPropagation()
    if (next === null) onChoose(active)
    else show(next, true)
  }

  return (
    <PrimePart>
      <div
        ref={panel}
        className="month-panel"
        role="dialog"
        aria-label={label}
        onKeyDownCapture={press}
        onFocus={(event) => (takesFocus.current = (event.target as Element).closest('td') !== null)}
      >
        <MonthHeading
          active={active}
          min={min}
          max={max}
          language={language}
          onShow={(date) => show(date, false)}
        />
        <Calendar
          inline
          locale={calendarLocale(language)}
          value={chosen === null ? null : toDate(chosen)}
          viewDate={toDate(active)}
          onViewDateChange={({ value: date }) => date && show(addMonths(fromDate(date), 0), false)}
          {...(min !== undefined && { minDate: toDate(min) })}
          {...(max !== undefined && { maxDate: toDate(max) })}
          onChange={({ value: date }) => date && onChoose(fromDate(date))}
          pt={parts}
        />
      </div>
    </PrimePart>
  )
}
