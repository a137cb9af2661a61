import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isOnTheWay } from '#shared/address/isOnTheWay.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#shared/ui/icons.tsx'
import { dayName, monthName, otherMonth } from '#shared/ui/month/monthDays.ts'
import { MonthGrid } from '#shared/ui/month/MonthGrid.tsx'
import { StillWorking } from '#shared/ui/StillWorking.tsx'
import { nameOf, type Titles } from '../list/notificationList.ts'
import { bogotaDay } from '../moments/moments.ts'
import type { Notification } from '../notification.ts'
import '../notificationsTexts.ts'
import { nextPlan, plansByDay } from '../plans.ts'
import { ReachDialog } from '../ReachDialog.tsx'
import { readView, viewPath } from '../view.ts'
import './calendar.css'
import { DayNotifications } from './DayNotifications.tsx'
import { moveProblem } from './moves.ts'
import { useMove } from './useMove.tsx'

type CalendarViewProps = {
  notifications: readonly Notification[]
  titles: Titles
  /** The service's time, ms. */
  now: number
}

/** The address follows the keys with this delay, ms: browsers refuse too many changes of it in a row. */
const addressDelay = 250

/** What waits, day by day, with those that clash; each can be moved to another day (beyond 20). */
export function CalendarView({ notifications, titles, now }: CalendarViewProps): ReactElement {
  const { t, language } = useTranslation(['notifications', 'common'])
  const plans = plansByDay(notifications)
  // Today is Bogota's, wherever the browser is (hardening T87).
  const today = bogotaDay(now)
  const next = nextPlan(plans, now)
  const [day, setDay] = useDayInAddress(next?.day ?? today)
  const plan = plans.get(day)
  const month = useRef<HTMLDivElement>(null)
  const { dialog, isMoving, move } = useMove(notifications, titles)
  /** What is being moved: by presses, and by dragging. */
  const [picked, setPicked] = useState<Notification | null>(null)
  const [dragged, setDragged] = useState<Notification | null>(null)
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

  function about(date: string): ComponentProps<'button'> {
    const waiting = plans.get(date)
    const count = waiting?.notifications.length
    const parts = [
      date === today && t('notifications:today'),
      count === undefined ? t('notifications:dayNone') : t('notifications:dayCount', { count }),
      waiting?.hasClash && t('notifications:dayClashes'),
    ]
    const what = parts.filter(Boolean).join(', ')
    const takes = inHand !== null && moveProblem(inHand, date, today) === null
    return {
      'aria-label': t('notifications:dayOf', { date: dayName(date, language), what }),
      ...(waiting && { 'data-plan': waiting.hasClash ? 'clash' : 'some', 'data-count': count }),
      ...(takes && {
        'data-takes': '',
        onDragOver: (event) => event.preventDefault(),
        onDrop(event) {
          event.preventDefault()
          put(date)
        },
      }),
    }
  }

  return (
    <div
      className="pending-calendar"
      role="group"
      aria-label={t('notifications:calendar')}
      onKeyDown={(event) => event.key === 'Escape' && setPicked(null)}
    >
      <StillWorking busy={isMoving} />
      <div ref={month}>
        <div className="calendar-month">
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
        <p className="calendar-pick" role="status">
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
        <MonthGrid {...{ day, today, about }} chosen={day} onMove={setDay} onChoose={choose} />
        <p className="calendar-legend">{t('notifications:legend')}</p>
      </div>
      <section className="calendar-day" aria-live="polite">
        <h2>{dayName(day, language)}</h2>
        {plan ? (
          <DayNotifications
            plan={plan}
            titles={titles}
            now={now}
            onPick={pick}
            onReach={setReached}
            onDrag={setDragged}
          />
        ) : (
          <p className="day-moment">{t('notifications:dayNone')}</p>
        )}
      </section>
      {dialog}
      {reached && <ReachDialog notification={reached} onClose={() => setReached(null)} />}
    </div>
  )
}

/** The day is in the address, so that Back, a reload and a link lead to it; `first` where there is none. */
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
    // What was written here is shown late on a slow machine: the person may be at another day already.
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
