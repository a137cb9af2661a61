import { isPending, type Notification } from './notification.ts'

export type Clash = {
  notification: Notification
  /** Applications that get both mails. */
  applicationIds: number[]
}

/** Pending notifications with a common application on the same day (beyond 20). */
export function clashesOf(
  { id, day, applicationIds }: Pick<Notification, 'id' | 'day' | 'applicationIds'>,
  all: readonly Notification[],
): Clash[] {
  const own = new Set(applicationIds)
  return all.flatMap((notification) => {
    if (notification.id === id || notification.day !== day || !isPending(notification)) return []
    const shared = notification.applicationIds.filter((one) => own.has(one))
    return shared.length > 0 ? { notification, applicationIds: shared } : []
  })
}
