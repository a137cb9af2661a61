import { Suspense, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { numeral } from '#shared/format/numeral.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CalendarIcon } from '#shared/ui/consoleIcons.tsx'
import { WarningIcon } from '#shared/ui/icons.tsx'
import type { Notification } from '../notification.ts'
import { momentText } from '../moments/momentText.ts'
import { useServiceNow } from '../moments/serviceNow.ts'
import { nextPlan, plansByDay } from '../plans.ts'
import type { Titles } from './notificationList.ts'

const PendingCalendar = lazyPart(
  () =>
    import(/* webpackChunkName: "notifications-calendar" */ '../calendar/PendingCalendar.tsx').then(
      ({ PendingCalendar }) => PendingCalendar,
    ),
  'part',
)

type PendingSummaryProps = { notifications: readonly Notification[]; titles: Titles }

/** How many wait, when the next ones leave and whether some clash; opens the calendar (beyond 20). */
export function PendingSummary({ notifications, titles }: PendingSummaryProps): ReactElement {
  const { t } = useTranslation('notifications')
  const plans = useMemo(() => plansByDay(notifications), [notifications])
  const [isOpen, setIsOpen] = useState(false)
  const now = useServiceNow()
  const next = nextPlan(plans, now)
  const number = (count: number): { count: number; number: string } => ({
    count,
    number: numeral(count),
  })
  const days = [...plans.values()]
  const pending = days.reduce((sum, plan) => sum + plan.notifications.length, 0)
  const clashing = days.filter(({ hasClash }) => hasClash).length

  if (pending === 0) return <p className="pending-summary">{t('pendingNone')}</p>
  return (
    <div className="pending-summary">
      <p>
        <strong>{t('pending', number(pending))}</strong>
        {next && (
          <>
            {' · '}
            {t('next', {
              ...number(next.notifications.length),
              moment: momentText(next.day, now) ?? '',
            })}
          </>
        )}
      </p>
      {clashing > 0 && (
        <p className="pending-clashes">
          <WarningIcon size={16} />
          {t('clashingDays', number(clashing))}
        </p>
      )}
      <Button
        tone="secondary"
        icon={<CalendarIcon size={18} />}
        onPointerEnter={() => void PendingCalendar.load()}
        onClick={() => setIsOpen(true)}
      >
        {t('openCalendar')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PendingCalendar plans={plans} titles={titles} now={now} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
