import type { ReactElement } from 'react'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { CheckIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { clashesOf, type Clash } from '../clashes.ts'
import { nameOf, titlesOf, type Titles, notificationPath } from '../rules.ts'
import { timeText } from '../moments/momentText.ts'
import { isPending, type Notification } from '../notification.ts'
import { dragOf, type OnDrag } from './DayEntries.tsx'

type DayNotificationsProps = {
  /** Notifications of one day. */
  entries: readonly Notification[]
  titles: Titles
  now: number
  /** Starts a move to the next chosen day. */
  onPick: (notification: Notification) => void
  /** Opens the number of reached users. */
  onReach: (notification: Notification) => void
  onDrag: OnDrag
}

/** Notifications of a day: time, applications and clashes, or that they were sent. */
export function DayNotifications(props: DayNotificationsProps): ReactElement {
  const { entries, titles, now, onPick, onReach, onDrag } = props
  const { t } = useTranslation('notifications')
  const next = entries.find(isPending)
  if (entries.length === 0) return <p className="day-moment muted small">{t('dayNone')}</p>
  return (
    <>
      {next && <p className="day-moment muted small">{timeText(next.day, now)}</p>}
      <ul className="day-list stack gap-4 small-buttons">
        {entries.map((notification) => (
          <li
            key={notification.id}
            className="stack breaks"
            {...(isPending(notification) && dragOf(notification, onDrag))}
          >
            <PageLink className="bold" to={notificationPath(notification.id)} draggable={false}>
              <bdi translate="no">{nameOf(notification)}</bdi>
            </PageLink>
            <span className="muted small">{titlesOf(notification, titles).join(', ')}</span>
            {isPending(notification) ? (
              <ClashLine clashes={clashesOf(notification, entries)} of={notification} titles={titles} />
            ) : (
              <span className="row gap-1 muted small">
                <CheckIcon size={16} />
                {t('sent')}
              </span>
            )}
            <span className="day-buttons flow gap-2">
              <Button
                tone="quiet"
                aria-label={t('reachOf', { name: nameOf(notification) })}
                onClick={() => onReach(notification)}
              >
                {t('reach')}
              </Button>
              {isPending(notification) && (
                <Button
                  tone="secondary"
                  aria-label={t('moveOf', { name: nameOf(notification) })}
                  onClick={() => onPick(notification)}
                >
                  {t('move')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type ClashLineProps = { clashes: readonly Clash[]; of: Notification; titles: Titles }

/** Clashes with other notifications of the day. */
export function ClashLine({ clashes, of, titles }: ClashLineProps): ReactElement | null {
  const { t } = useTranslation('notifications')
  if (clashes.length === 0) return null
  const applicationIds = clashes.flatMap((clash) => clash.applicationIds)
  // Without titles only the service's text is known, which names more than the shared ones.
  const shared = titles ? titlesOf({ ...of, applicationIds }, titles) : []
  const reasons = clashes.map(({ notification }) => t('quoted', { text: nameOf(notification) })).join(', ')
  return (
    <p className="flow gap-1 small warning">
      <WarningIcon size={16} />
      <span>
        {shared.length > 0
          ? t('clash', { applications: namesInWords(shared), reasons })
          : t('clashHidden', { reasons })}
      </span>
    </p>
  )
}
