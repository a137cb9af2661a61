import { cardAddress } from '#shared/cards/cardAddress.ts'

/** The card has one tab, which has no part of its own in the address. */
export const notificationAddress = cardAddress('/notifications', ['datos'])

export const newNotificationPath = notificationAddress.path(0)
export const notificationPath = (id: number): string => notificationAddress.path(id)

/** The parameter of the card of a new notification that names the one it is begun from. */
export const copyParam = 'from'

/** The parameter that names the day that a new one begins with. */
export const dayParam = 'day'
export const notificationOnDayPath = (day: string): string => `${newNotificationPath}?${dayParam}=${day}`

/** A new notification with what an earlier one says (beyond 20). */
export const notificationCopyPath = (id: number): string => `${newNotificationPath}?${copyParam}=${id}`
