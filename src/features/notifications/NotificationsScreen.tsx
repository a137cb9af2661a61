import { Suspense, useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { isOffered } from '#shared/records/applications.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { notificationsApi } from './api.ts'
import { DeleteQuestion } from './list/DeleteQuestion.tsx'
import { notificationColumns, notificationLines, rowTexts } from './list/columns.tsx'
import {
  nameOf,
  notificationSearchAndSort,
  type NotificationsQuery,
  type Titles,
  newNotificationPath,
  notificationPath,
  readView,
} from './rules.ts'
import { PendingSummary } from './list/PendingSummary.tsx'
import { useNotificationActions } from './list/actions.ts'
import type { Notification } from './notification.ts'
import { ReachDialog } from './ReachDialog.tsx'
import './texts.ts'
import './list/notifications.css'

export { NotificationsScreen as Screen }

const CalendarScreen = lazyPart(
  () =>
    import(/* webpackChunkName: "notifications-calendar" */ './calendar/CalendarScreen.tsx').then(
      ({ CalendarScreen: Screen }) => Screen,
    ),
  'part',
)

const LazyNotificationPeek = lazyPart(
  () =>
    import(/* webpackChunkName: "notifications-peek" */ './list/NotificationPeek.tsx').then(
      (code) => code.NotificationPeek,
    ),
  'part',
)

/** All notifications as a list or a calendar. */
export function NotificationsScreen(): ReactElement {
  const { view } = readView(useLocation().search)
  const query = notificationsApi.useListNotificationsQuery({}, freshRows)
  const applications = applicationsApi.useListApplicationsQuery()
  const titles = useMemo(
    () =>
      applications.data
        ? new Map(applications.data.filter(isOffered).map(({ id, title }) => [id, title]))
        : null,
    [applications.data],
  )
  if (view === 'list')
    return <NotificationsList query={query} isWaiting={applications.isLoading} titles={titles} />
  return (
    <Suspense>
      <CalendarScreen query={query} titles={titles} />
    </Suspense>
  )
}

type NotificationsListProps = {
  query: NotificationsQuery
  isWaiting: boolean
  titles: Titles
}

/** List with search while typing, sort, and deletion of pending ones (NTF-01 to NTF-07). */
function NotificationsList({ query, isWaiting, titles }: NotificationsListProps): ReactElement {
  const { t } = useTranslation(['notifications', 'list'])
  const { deleteNotification, ...rowStates } = useNotificationActions(query.data)
  const [toDelete, setToDelete] = useState<Notification | null>(null)
  const [reached, setReached] = useState<Notification | null>(null)
  const texts = useMemo(() => rowTexts(t), [t])
  const columns = useMemo(
    () => notificationColumns({ texts, titles, askDelete: setToDelete, askReach: setReached }),
    [texts, titles],
  )
  const peek = { Panel: LazyNotificationPeek, labelOf: texts.peekRow }

  return (
    <ClientListScreen
      name="notifications"
      query={query}
      isWaiting={isWaiting}
      list={notificationSearchAndSort}
      columns={columns}
      summary={query.data && <PendingSummary notifications={query.data} view="list" />}
      pathOf={notificationPath}
      nameOf={nameOf}
      peek={peek}
      createPath={newNotificationPath}
      csv={{ file: 'notificaciones.csv', lines: (rows) => notificationLines(rows, titles, t) }}
      actions={rowStates}
    >
      {toDelete && (
        <DeleteQuestion
          notification={toDelete}
          titles={titles}
          onCancel={() => setToDelete(null)}
          onAccept={() => {
            setToDelete(null)
            deleteNotification(toDelete)
          }}
        />
      )}
      {reached && <ReachDialog notification={reached} onClose={() => setReached(null)} />}
    </ClientListScreen>
  )
}
