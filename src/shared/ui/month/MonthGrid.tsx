import {
  useEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { dateProblem, moveDate, type DateLimits } from '#shared/format/calendarDate.ts'
import { dayName, monthName, monthWeeks, weekdayNames } from './monthDays.ts'
import './month.css'

type MonthGridProps = DateLimits & {
  /** The focused day, whose month is shown. */
  day: string
  chosen: string | null
  today: string
  onMove: (day: string) => void
  onChoose: (day: string) => void
  /** Focuses the day on mount. */
  takesFocus?: boolean
  about?: (day: string) => AboutDay
}

/** Additional content or name of a day. */
export type AboutDay = {
  button: ComponentProps<'button'>
  cell: ComponentProps<'td'> & Readonly<Record<`data-${string}`, unknown>>
  content: ReactNode
}

/** Days of a month with arrow, Home, End and page keys. */
export function MonthGrid(props: MonthGridProps): ReactElement {
  const { day, chosen, today, min, max, onMove, onChoose, about } = props
  const { language } = useTranslation()
  const weeks = useMemo(() => monthWeeks(day), [day])
  const table = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(props.takesFocus)
  useEffect(() => {
    if (takesFocus.current) table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [day])

  function press(event: KeyboardEvent): void {
    const next = moveDate(day, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    takesFocus.current = true
    onMove(next)
  }

  return (
    <table className="month-grid" role="grid" aria-label={monthName(day, language)} ref={table}>
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={press}>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => {
              if (date === null) return <td key={weekday} role="gridcell" aria-selected={false} />
              const own = about?.(date)
              return (
                <td key={weekday} role="gridcell" aria-selected={date === chosen} {...own?.cell}>
                  <button
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    aria-label={dayName(date, language)}
                    aria-current={date === today ? 'date' : undefined}
                    disabled={dateProblem(date, { min, max }) !== null}
                    {...own?.button}
                    onClick={() => onChoose(date)}
                  >
                    <span>{Number(date.slice(8))}</span>
                  </button>
                  {own?.content}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
