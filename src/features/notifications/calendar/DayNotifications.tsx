import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { WarningIcon } from '#shared/ui/icons.tsx'
import { clashesOf, type Clash } from '../clashes.ts'
import { nameOf, titlesOf, type Titles } from '../list/notificationList.ts'
import { momentText } from '../moments/momentText.ts'
import type { Notification } from '../notification.ts'
import { notificationPath } from '../paths.ts'
import type { DayPlan } from '../plans.ts'

type DayNotificationsProps = {
  plan: DayPlan
  titles: Titles
  now: number
  /** It is to be moved to the day that is chosen next. */
  onPick: (notification: Notification) => void
  /** How many people it reaches is asked. */
  onReach: (notification: Notification) => void
  /** It is dragged; null once that is over. */
  onDrag: (notification: Notification | null) => void
}

/** What waits for a day: when it leaves, for whom, and what else reaches the same people. */
export function DayNotifications(props: DayNotificationsProps): ReactElement {
  const { plan, titles, now, onPick, onReach, onDrag } = props
  const { t } = useTranslation('notifications')
  const { day, notifications } = plan
  return (
    <>
      <p className="day-moment">{momentText(day, now)}</p>
      <ul className="day-list">
        {notifications.map((notification) => (
          <li
            key={notification.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', nameOf(notification))
              onDrag(notification)
            }}
            onDragEnd={() => onDrag(null)}
          >
            <PageLink to={notificationPath(notification.id)} draggable={false}>
              <bdi translate="no">{nameOf(notification)}</bdi>
            </PageLink>
            <span className="day-applications">{titlesOf(notification, titles).join(', ')}</span>
            <ClashLine clashes={clashesOf(notification, notifications)} of={notification} titles={titles} />
            <span className="day-buttons">
              <Button
                tone="quiet"
                aria-label={t('reachOf', { name: nameOf(notification) })}
                onClick={() => onReach(notification)}
              >
                {t('reach')}
              </Button>
              <Button
                tone="secondary"
                aria-label={t('moveOf', { name: nameOf(notification) })}
                onClick={() => onPick(notification)}
              >
                {t('move')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type ClashLineProps = { clashes: readonly Clash[]; of: Notification; titles: Titles }

/** What else reaches the same people that day. */
export function ClashLine({ clashes, of, titles }: ClashLineProps): ReactElement | null {
  const { t } = useTranslation('notifications')
  if (clashes.length === 0) return null
  const applicationIds = clashes.flatMap((clash) => clash.applicationIds)
  // Without the titles the service's own words name more than what they share.
  const shared = titles ? titlesOf({ ...of, applicationIds }, titles) : []
  const reasons = clashes.map(({ notification }) => t('quoted', { text: nameOf(notification) })).join(', ')
  return (
    <p className="day-clash">
      <WarningIcon size={16} />
      <span>
        {shared.length > 0
          ? t('clash', { applications: shared.join(', '), reasons })
          : t('clashHidden', { reasons })}
      </span>
    </p>
  )
}
