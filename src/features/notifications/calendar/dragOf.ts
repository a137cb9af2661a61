import type { HTMLAttributes } from 'react'
import { nameOf } from '../list/notificationList.ts'
import type { Notification } from '../notification.ts'

/** Told what is dragged; null once that is over. */
export type OnDrag = (notification: Notification | null) => void

/** What makes an element the handle of a notification. */
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
