import { useId, useState, type ComponentProps, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { dayName, monthName, otherMonth } from '#shared/ui/month/monthDays.ts'
import { MonthGrid } from '#shared/ui/month/MonthGrid.tsx'
import type { Titles } from '../list/notificationList.ts'
import { bogotaDay } from '../moments/moments.ts'
import '../notificationsTexts.ts'
import { nextPlan, type DayPlan } from '../plans.ts'
import { DayNotifications } from './DayNotifications.tsx'
import './calendar.css'

type PendingCalendarProps = {
  plans: ReadonlyMap<string, DayPlan>
  titles: Titles
  /** The service's time, ms. */
  now: number
  onClose: () => void
}

/** What waits, day by day, with those that clash: two for the same application on one day (beyond 20). */
export function PendingCalendar({ plans, titles, now, onClose }: PendingCalendarProps): ReactElement {
  const { t, language } = useTranslation(['notifications', 'common'])
  const id = useId()
  // Today is Bogota's, wherever the browser is (hardening T87).
  const today = bogotaDay(now)
  const next = nextPlan(plans, now)
  const [day, setDay] = useState(next?.day ?? today)
  const plan = plans.get(day)

  function about(date: string): ComponentProps<'button'> {
    const waiting = plans.get(date)
    const count = waiting?.notifications.length
    const parts = [
      date === today && t('notifications:today'),
      count === undefined ? t('notifications:dayNone') : t('notifications:dayCount', { count }),
      waiting?.hasClash && t('notifications:dayClashes'),
    ]
    const what = parts.filter(Boolean).join(', ')
    return {
      'aria-label': t('notifications:dayOf', { date: dayName(date, language), what }),
      ...(waiting && { 'data-plan': waiting.hasClash ? 'clash' : 'some', 'data-count': count }),
    }
  }

  return (
    <ModalDialog className="pending-calendar" aria-labelledby={id} onDismiss={onClose}>
      <header>
        <h2 id={id}>{t('notifications:calendar')}</h2>
        <IconButton label={t('common:close')} icon={<CloseIcon size={20} />} onClick={onClose} />
      </header>
      <div className="calendar-month">
        <IconButton
          label={t('notifications:previousMonth')}
          icon={<ChevronLeftIcon size={20} />}
          onClick={() => setDay(otherMonth(day, -1))}
        />
        <h3 aria-live="polite">{monthName(day, language)}</h3>
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
      <MonthGrid {...{ day, today, about }} chosen={day} onMove={setDay} onChoose={setDay} />
      <p className="calendar-legend">{t('notifications:legend')}</p>
      <section className="calendar-day" aria-live="polite">
        <h3>{dayName(day, language)}</h3>
        {plan ? (
          <DayNotifications plan={plan} titles={titles} now={now} />
        ) : (
          <p className="day-moment">{t('notifications:dayNone')}</p>
        )}
      </section>
    </ModalDialog>
  )
}
