import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { notificationsApi } from '../api.ts'
import { momentText } from '../moments/momentText.ts'
import { useServiceNow } from '#shared/session/serviceNow.ts'
import type { Notification } from '../notification.ts'
import { viewPath } from '../rules.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { freshRows } from '#shared/list/freshRows.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { WarningIcon } from '#shared/ui/icons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { WeekDay } from './WeekDay.tsx'
import { weekOf, type Week } from './weekOf.ts'

/** A background read: the user did not ask for it, so a 403 shows no dialog. */
const background = { isBackground: true } as const

/** Scheduled mails of the next days, each day a link to the calendar. */
export function WeekMails(): ReactElement | null {
  const { t } = useTranslation('homeWork')
  const { data, error, isFetching, refetch } = notificationsApi.useListNotificationsQuery(
    background,
    freshRows,
  )
  const isOnline = useIsOnline()
  useRefetchOnReturn(isOnline, refetch)
  const failure = isFetching ? undefined : apiErrorOf(error)
  if (failure?.status === 403) return null
  return (
    <section className="home-panel panel stack gap-4" aria-labelledby="home-week" aria-busy={isFetching}>
      <div className="home-panel-head flow spread">
        <h2 id="home-week">{t('week')}</h2>
        <PageLink className="ui-link" to={viewPath('calendar')}>
          {t('calendar')}
        </PageLink>
      </div>
      {failure &&
        // The offline banner already says it.
        (failure.kind === 'network' && !isOnline ? (
          !data && <p className="home-empty">{t('offline')}</p>
        ) : (
          <FailureNotice error={failure} onRetry={() => void refetch()} />
        ))}
      {data ? <Days notifications={data} /> : !failure && <WeekSkeleton />}
    </section>
  )
}

function Days({ notifications }: { notifications: readonly Notification[] }): ReactElement {
  const now = useServiceNow()
  const week = weekOf(notifications, now)
  return (
    <>
      <Summary week={week} now={now} />
      {week.days.length > 0 && (
        <ul className="work-rows">
          {week.days.map((plan) => (
            <li key={plan.day}>
              <WeekDay plan={plan} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Summary({ week: { mails, clashing, later }, now }: { week: Week; now: number }): ReactElement {
  const { t } = useTranslation('homeWork')
  const [clash] = clashing
  if (mails === 0 && !later) return <p className="home-empty">{t('nothing')}</p>
  if (later)
    return (
      <p className="home-empty">
        {t('none')}{' '}
        <PageLink className="ui-link" to={viewPath('calendar', later.day)}>
          {t('later', { moment: momentText(later.day, now) ?? '' })}
        </PageLink>
      </p>
    )
  return (
    <p className="work-summary row wrap">
      <strong>{t('mails', { count: mails })}</strong>
      {clash && (
        <>
          {' '}
          <PageLink className="work-clash gap-1 small warning" to={viewPath('calendar', clash.day)}>
            <WarningIcon size={16} />
            <span>{t('clashingDays', { count: clashing.length })}</span>
          </PageLink>
        </>
      )}
    </p>
  )
}

function WeekSkeleton(): ReactElement {
  const { t } = useTranslation('homeWork')
  return (
    <div className="work-rows" role="status">
      <span className="sr-only">{t('loadingWeek')}</span>
      {[64, 48].map((width) => (
        <span key={width} className="work-row words breaks">
          <span className="skeleton" style={{ width: `${width}%` }} />
        </span>
      ))}
    </div>
  )
}
