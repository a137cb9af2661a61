import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { WarningIcon } from '#shared/ui/icons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import type { Notification } from '../notification.ts'
import { momentText } from '../moments/momentText.ts'
import { useServiceNow } from '#shared/session/serviceNow.ts'
import { nextPlan, plansByDay } from '../plans.ts'
import { viewPath, type NotificationView } from '../rules.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

type PendingSummaryProps = { notifications: readonly Notification[]; view: NotificationView }

/** Number of pending ones, next sending and clashes, with the switch between list and calendar (beyond 20). */
export function PendingSummary({ notifications, view }: PendingSummaryProps): ReactElement {
  const { t } = useTranslation('notifications')
  const plans = useMemo(() => plansByDay(notifications), [notifications])
  const now = useServiceNow()
  const next = nextPlan(plans, now)
  const days = [...plans.values()]
  const pending = days.reduce((sum, plan) => sum + plan.notifications.length, 0)
  const clashingDays = days.filter(({ hasClash }) => hasClash)
  const [clashing] = clashingDays

  return (
    <div className="pending-summary row wrap muted small numbers">
      {pending === 0 ? (
        <p>{t('pendingNone')}</p>
      ) : (
        <p>
          <strong>{t('pending', { count: pending })}</strong>
          {next && (
            <span>
              {` · ${t('next', {
                count: next.notifications.length,
                moment: momentText(next.day, now) ?? '',
              })}`}
            </span>
          )}
        </p>
      )}
      {clashing && (
        <PageLink className="pending-clashes row gap-1 warning" to={viewPath('calendar', clashing.day)}>
          <WarningIcon size={16} />
          <span>{t('clashingDays', { count: clashingDays.length })}</span>
        </PageLink>
      )}
      <ViewSwitch view={view} />
    </div>
  )
}
