import { cardAddress } from '#shared/cards/cardAddress.ts'

/** The card has one tab, which is not in the address. */
export const notificationAddress = cardAddress('/notifications', ['datos'])

export const newNotificationPath = notificationAddress.path(0)
export const notificationPath = (id: number): string => notificationAddress.path(id)

/** Query parameter with the id of the copied notification. */
export const copyParam = 'from'

/** Query parameter with the initial day of a new one. */
export const dayParam = 'day'
export const notificationOnDayPath = (day: string): string => `${newNotificationPath}?${dayParam}=${day}`

/** Path of a copy of a notification (beyond 20). */
export const notificationCopyPath = (id: number): string => `${newNotificationPath}?${copyParam}=${id}`
