import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { LoadingCard, MissingCard } from '#shared/cards/CardFrame.tsx'
import { useKept } from '#shared/cards/useKept.ts'
import { freshRows } from '#shared/list/freshRows.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { notificationsApi } from './api.ts'
import { NotificationCard } from './card/NotificationCard.tsx'
import './notificationCardTexts.ts'
import { copyParam, notificationAddress, notificationPath } from './paths.ts'

/** The card at /notifications/new and at /notifications/:id. */
export function NotificationScreen(): ReactElement {
  const { id, tab } = notificationAddress.read(useParams<'id' | 'tab'>())
  const [params] = useSearchParams()
  const from = notificationAddress.read({ id: params.get(copyParam) ?? undefined }).id
  if (id === null) return <MissingNotification />
  if (tab === null) return <Navigate to={notificationPath(id)} replace />
  if (id === 0 && !from) return <NotificationCard key="new" notification={null} />
  return <KnownNotificationCard key={id} id={id || from!} isCopy={id === 0} />
}

type KnownNotificationCardProps = {
  id: number
  /** A new one begins with it. */
  isCopy: boolean
}

/** There is no call for one notification: it is found in the list. */
function KnownNotificationCard({ id, isCopy }: KnownNotificationCardProps): ReactElement {
  const { t } = useTranslation('notificationCard')
  const { title: product } = useTheme()
  const list = notificationsApi.useListNotificationsQuery({}, freshRows)
  const shown = useKept(list.data?.find((one) => one.id === id))
  if (shown && isCopy) return <NotificationCard notification={null} copied={shown} />
  if (shown) return <NotificationCard notification={shown} />
  if (list.data) return <MissingNotification />
  return (
    <LoadingCard
      title={t(isCopy ? 'titles.new' : 'titles.view')}
      product={product}
      listPath={notificationAddress.listPath}
      answers={[list]}
      groups={[4, 2, 1]}
    />
  )
}

function MissingNotification(): ReactElement {
  const { t } = useTranslation('notificationCard')
  const { title: product } = useTheme()
  return (
    <MissingCard
      title={t('notFound')}
      product={product}
      listPath={notificationAddress.listPath}
      toList={t('toList')}
    />
  )
}
