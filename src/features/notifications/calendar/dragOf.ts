import type { HTMLAttributes } from 'react'
import { nameOf } from '../rules.ts'
import type { Notification } from '../notification.ts'

/** Called with the dragged notification, and null at the end. */
export type OnDrag = (notification: Notification | null) => void

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
