import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useSearchParams } from 'react-router-dom'
import { CardScreen, StoredCard, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { freshRows } from '#shared/list/freshRows.ts'
import { notificationsApi } from './api.ts'
import { NotificationCard } from './card/NotificationCard.tsx'
import type { Notification } from './notification.ts'
import './card/texts.ts'
import { copyParam, dayParam, notificationAddress } from './rules.ts'

export { NotificationScreen as Screen }

/** The card at /notifications/new and at /notifications/:id. */
export function NotificationScreen(): ReactElement {
  const { t } = useTranslation('notificationCard')
  const [params] = useSearchParams()
  const copiedId = notificationAddress.read({ id: params.get(copyParam) ?? undefined }).id
  const screenProps = {
    address: notificationAddress,
    useRecord: useNotification,
    skeletonGroups: [4, 2, 1],
    texts: { notFound: t('notFound'), toList: t('toList') },
  }
  return (
    <CardScreen {...screenProps} title={() => t('titles.view')}>
      {(notification, tab) =>
        notification || !copiedId ? (
          <NotificationCard notification={notification} day={params.get(dayParam)} />
        ) : (
          <StoredCard {...screenProps} id={copiedId} tab={tab} title={() => t('titles.new')}>
            {(copied) => <NotificationCard notification={null} copied={copied} />}
          </StoredCard>
        )
      }
    </CardScreen>
  )
}

/** There is no call for one notification: it is found in the list. */
function useNotification(id: number): RecordRead<Notification> {
  const list = notificationsApi.useListNotificationsQuery({}, freshRows)
  return { record: list.data && (list.data.find((one) => one.id === id) ?? null), answers: [list] }
}
