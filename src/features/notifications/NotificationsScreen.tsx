import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { isOffered } from '#shared/records/applications.ts'
import { ClientListScreen } from '#shared/list/ClientListScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { notificationsApi } from './api.ts'
import { DeleteQuestion } from './list/DeleteQuestion.tsx'
import { notificationColumns } from './list/notificationColumns.tsx'
import { notificationLines } from './list/notificationLines.ts'
import { nameOf, notificationList } from './list/notificationList.ts'
import { PendingSummary } from './list/PendingSummary.tsx'
import { rowTexts } from './list/rowTexts.ts'
import { useNotificationActions } from './list/useNotificationActions.ts'
import type { Notification } from './notification.ts'
import { newNotificationPath, notificationPath } from './paths.ts'
import './notificationsTexts.ts'
import './list/notifications.css'

export { prefetchNotifications } from './list/prefetchNotifications.ts'

/** All notifications: searched while people type, ordered, deleted while they wait (NTF-01 to NTF-07). */
export function NotificationsScreen(): ReactElement {
  const { t } = useTranslation(['notifications', 'list'])
  const query = notificationsApi.useListNotificationsQuery({}, freshRows)
  const applications = applicationsApi.useListApplicationsQuery()
  const { deleteNotification, ...actions } = useNotificationActions()
  const [toDelete, setToDelete] = useState<Notification | null>(null)
  const texts = useMemo(() => rowTexts(t), [t])
  const titles = useMemo(
    () =>
      applications.data
        ? new Map(applications.data.filter(isOffered).map(({ id, title }) => [id, title]))
        : null,
    [applications.data],
  )
  const columns = useMemo(
    () => notificationColumns({ texts, titles, askDelete: setToDelete }),
    [texts, titles],
  )

  return (
    <ClientListScreen
      name="notifications"
      query={query}
      isWaiting={applications.isLoading}
      list={notificationList}
      columns={columns}
      summary={query.data && <PendingSummary notifications={query.data} titles={titles} />}
      pathOf={notificationPath}
      nameOf={nameOf}
      createPath={newNotificationPath}
      csv={{ file: 'notificaciones.csv', lines: (rows) => notificationLines(rows, titles, texts, t) }}
      actions={actions}
    >
      {toDelete && (
        <DeleteQuestion
          notification={toDelete}
          onCancel={() => setToDelete(null)}
          onAccept={() => {
            setToDelete(null)
            deleteNotification(toDelete)
          }}
        />
      )}
    </ClientListScreen>
  )
}
