import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isOnTheWay } from '#shared/address/isOnTheWay.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button, ButtonLabel, buttonLook } from '#shared/ui/Button.tsx'
import { PlusIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#shared/ui/icons.tsx'
import { dayName, monthName, otherMonth } from '#shared/ui/month/monthDays.ts'
import { MonthGrid, type AboutDay } from '#shared/ui/month/MonthGrid.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { StillWorking } from '#shared/ui/StillWorking.tsx'
import { nameOf, type Titles, notificationOnDayPath, readView, viewPath } from '../rules.ts'
import { bogotaDay } from '../moments/moments.ts'
import { isExecuted, type Notification } from '../notification.ts'
import '../texts.ts'
import { nextPlan, plansByDay } from '../plans.ts'
import { ReachDialog } from '../ReachDialog.tsx'
import './calendar.css'
import { DayEntries } from './DayEntries.tsx'
import { DayNotifications } from './DayNotifications.tsx'
import { moveProblem } from './moves.ts'
import { useMove } from './useMove.tsx'

type CalendarViewProps = {
  notifications: readonly Notification[]
  titles: Titles
  /** Time of the service in ms. */
  now: number
}

/** Debounce of address changes in ms, since browsers limit them. */
const addressDelay = 250

/** Sent and pending notifications by day, with clashes; pending ones can be moved (beyond 20). */
export function CalendarView({ notifications, titles, now }: CalendarViewProps): ReactElement {
  const { t, language } = useTranslation(['notifications', 'common'])
  const plans = plansByDay(notifications)
  const sent = notifications.filter(isExecuted)
  // Today in Bogota, independent of the browser's time zone (hardening T87).
  const today = bogotaDay(now)
  const next = nextPlan(plans, now)
  const [day, setDay] = useDayInAddress(next?.day ?? today)
  const month = useRef<HTMLDivElement>(null)
  const { dialog, isMoving, move } = useMove(notifications, titles)
  /** The notification being moved, by clicks or by dragging. */
  const [picked, setPicked] = useState<Notification | null>(null)
  const [dragged, setDragged] = useState<Notification | null>(null)
  const [over, setOver] = useState('')
  const [reached, setReached] = useState<Notification | null>(null)
  const inHand = dragged ?? picked

  function pick(notification: Notification): void {
    setPicked(notification)
    focusDay()
  }
  function focusDay(): void {
    month.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }
  function put(date: string): void {
    setPicked(null)
    setDragged(null)
    if (inHand) move(inHand, date)
  }
  function choose(date: string): void {
    setDay(date)
    if (picked) put(date)
  }

  function onDay(date: string): Notification[] {
    return [...(plans.get(date)?.notifications ?? []), ...sent.filter((one) => one.day === date)]
  }
  function about(date: string): AboutDay {
    const waiting = plans.get(date)
    const count = waiting?.notifications.length
    const entries = onDay(date)
    const sentCount = entries.length - (count ?? 0)
    const parts = [
      date === today && t('notifications:today'),
      entries.length === 0 && t('notifications:dayNone'),
      count !== undefined && t('notifications:dayCount', { count }),
      sentCount > 0 && t('notifications:daySent', { count: sentCount }),
      waiting?.hasClash && t('notifications:dayClashes'),
    ]
    const what = parts.filter(Boolean).join(', ')
    const takes = inHand !== null && moveProblem(inHand, date, today) === null
    return {
      button: {
        'aria-label': t('notifications:dayOf', { date: dayName(date, language), what }),
        ...(count !== undefined && { 'data-count': count }),
      },
      cell: {
        'data-past': date < today || undefined,
        'data-plan': waiting ? (waiting.hasClash ? 'clash' : 'some') : sentCount > 0 ? 'sent' : undefined,
        onClick({ target }) {
          // The button of the day handles its own click.
          if (!(target as Element).closest('button')) choose(date)
        },
        ...(takes && {
          'data-takes': dragged && over === date ? 'here' : '',
          onDragEnter: () => setOver(date),
          onDragOver: (event) => event.preventDefault(),
          onDrop(event) {
            event.preventDefault()
            put(date)
          },
        }),
      },
      content: entries.length > 0 && <DayEntries entries={entries} inHand={inHand} onDrag={setDragged} />,
    }
  }

  return (
    <div
      className="pending-calendar stack gap-4"
      role="group"
      aria-label={t('notifications:calendar')}
      onKeyDown={(event) => event.key === 'Escape' && setPicked(null)}
    >
      <StillWorking busy={isMoving} />
      <div ref={month}>
        <div className="calendar-month row wrap gap-2">
          <IconButton
            label={t('notifications:previousMonth')}
            icon={<ChevronLeftIcon size={20} />}
            onClick={() => setDay(otherMonth(day, -1))}
          />
          <h2 aria-live="polite">{monthName(day, language)}</h2>
          <IconButton
            label={t('notifications:nextMonth')}
            icon={<ChevronRightIcon size={20} />}
            onClick={() => setDay(otherMonth(day, 1))}
          />
          {next && (
            <Button tone="secondary" onClick={() => setDay(next.day)}>
              {t('notifications:toNext')}
            </Button>
          )}
        </div>
        <div className="calendar-hint stack muted small" data-picks={picked !== null || undefined}>
          <p>{t('notifications:moveHint')}</p>
          <div className="calendar-pick row gap-3 small-buttons">
            <p className="one-line bold" role="status" title={picked ? nameOf(picked) : undefined}>
              {picked && t('notifications:movePick', { name: nameOf(picked) })}
            </p>
            {picked && (
              <Button
                tone="secondary"
                onClick={() => {
                  setPicked(null)
                  focusDay()
                }}
              >
                {t('common:cancel')}
              </Button>
            )}
          </div>
        </div>
        <MonthGrid {...{ day, today, about }} chosen={day} onMove={setDay} onChoose={choose} />
        <p className="calendar-legend muted small">{t('notifications:legend')}</p>
      </div>
      <section className="calendar-day" aria-live="polite">
        <h2>{dayName(day, language)}</h2>
        <DayNotifications
          entries={onDay(day)}
          titles={titles}
          now={now}
          onPick={pick}
          onReach={setReached}
          onDrag={setDragged}
        />
        {day >= today && (
          <PageLink to={notificationOnDayPath(day)} {...buttonLook('secondary')}>
            <ButtonLabel icon={<PlusIcon size={18} />}>{t('notifications:createOn')}</ButtonLabel>
          </PageLink>
        )}
      </section>
      {dialog}
      {reached && <ReachDialog notification={reached} onClose={() => setReached(null)} />}
    </div>
  )
}

/** Day of the calendar in the address, for Back, reload and links; default `first`. */
function useDayInAddress(first: string): [string, (day: string) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const inAddress = readView(location.search).day
  const [day, setDay] = useState(inAddress ?? first)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState<string | null>(null)
  if (seen !== inAddress) {
    setSeen(inAddress)
    setWritten(null)
    // Our own change may be applied late, when the user is at another day.
    if (inAddress !== written) setDay(inAddress ?? first)
  }
  const isWritten = useRef(true)
  useEffect(() => {
    if (isWritten.current) return undefined
    const timer = setTimeout(() => {
      if (isOnTheWay(location)) return
      isWritten.current = true
      setWritten(day)
      void navigate(viewPath('calendar', day), { replace: true })
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [day, navigate, location])
  return [
    day,
    (to) => {
      isWritten.current = false
      setDay(to)
    },
  ]
}
