import type { HTMLAttributes, ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CheckIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { clashesOf } from '../clashes.ts'
import { nameOf } from '../rules.ts'
import { isPending, type Notification } from '../notification.ts'

/** Called with the dragged notification, and null at the end. */
export type OnDrag = (notification: Notification | null) => void

type DayEntriesProps = {
  entries: readonly Notification[]
  /** The notification being moved. */
  inHand: Notification | null
  onDrag: OnDrag
}

/** Lines of a day. */
const room = 3

/** Notifications in a cell of the month; screen readers get the list beside the month. */
export function DayEntries({ entries, inHand, onDrag }: DayEntriesProps): ReactElement {
  const { t } = useTranslation('notifications')
  const shown = entries.slice(0, entries.length > room ? room - 1 : room)
  return (
    <div className="day-entries" aria-hidden>
      {shown.map((one) => {
        const waits = isPending(one)
        const clashes = waits && clashesOf(one, entries).length > 0
        return (
          <span
            key={one.id}
            className="day-entry row"
            data-kind={clashes ? 'clash' : waits ? 'pending' : 'sent'}
            data-in-hand={one.id === inHand?.id || undefined}
            title={nameOf(one)}
            {...(waits && dragOf(one, onDrag))}
          >
            {clashes && <WarningIcon size={14} />}
            {!waits && <CheckIcon size={14} />}
            <bdi className="one-line" translate="no">
              {nameOf(one)}
            </bdi>
          </span>
        )
      })}
      {shown.length < entries.length && (
        <span className="day-more">{t('dayMore', { count: entries.length - shown.length })}</span>
      )}
    </div>
  )
}

/** Attributes of a drag handle. */
export function dragOf(notification: Notification, onDrag: OnDrag): HTMLAttributes<HTMLElement> {
  return {
    draggable: true,
    onDragStart({ dataTransfer }) {
      dataTransfer.setData('text/plain', nameOf(notification))
      dataTransfer.effectAllowed = 'move'
      onDrag(notification)
    },
    onDragEnd: () => onDrag(null),
  }
}
