import { useEffect, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { CreateButton } from '#shared/list/CreateButton.tsx'
import { keepOtherView } from '#shared/list/listVisits.ts'
import { StaleNotice } from '#shared/list/StaleNotice.tsx'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { type NotificationsQuery, type Titles, newNotificationPath, notificationAddress } from '../rules.ts'
import { PendingSummary } from '../list/PendingSummary.tsx'
import { useServiceNow } from '#shared/session/serviceNow.ts'
import '../texts.ts'
import { CalendarView } from './CalendarView.tsx'

type CalendarScreenProps = {
  query: NotificationsQuery
  titles: Titles
}

/** Calendar view of the notifications screen. */
export function CalendarScreen({ query, titles }: CalendarScreenProps): ReactElement {
  const { t } = useTranslation(['notifications', 'list'])
  const now = useServiceNow()
  const isOnline = useIsOnline()
  const error = apiErrorOf(query.error)
  const { search } = useLocation()
  useEffect(() => keepOtherView(notificationAddress.list, search), [search])
  useRefetchOnReturn(isOnline, query.refetch)
  return (
    <div className="list stack gap-4">
      <header className="list-head row wrap spread medium-buttons">
        <h1>{t('notifications:title')}</h1>
        <div className="list-actions row gap-2">
          <CreateButton to={newNotificationPath}>{t('notifications:create')}</CreateButton>
        </div>
      </header>
      {query.data ? (
        <>
          {(error || !isOnline) && (
            <StaleNotice
              since={query.fulfilledTimeStamp ?? 0}
              isOnline={isOnline}
              error={error}
              isBusy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          )}
          <PendingSummary notifications={query.data} view="calendar" />
          <CalendarView notifications={query.data} titles={titles} now={now} />
        </>
      ) : (
        <LoadState answers={[query]}>
          <TableSkeleton label={t('notifications:loadingCalendar')} />
        </LoadState>
      )}
    </div>
  )
}
