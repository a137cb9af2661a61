import { notificationStates, type Notification as WireNotification } from '#contracts/notifications.ts'

/** A notification in the portal; it is sent at the end of `day` in Bogota (`YYYY-MM-DD`). */
export type Notification = Omit<WireNotification, 'applicationIds' | 'executionDate'> & {
  applicationIds: readonly number[]
  day: string
}

/** Only the day of `2030-05-17T23:59:00` counts; other text is unchanged (G-51). */
export function toNotification({ applicationIds, executionDate, ...rest }: WireNotification): Notification {
  const [day = executionDate] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(executionDate) ?? []
  return { ...rest, applicationIds: readIds(applicationIds), day }
}

/** Numbers, or a comma-separated text of them (D25); invalid ids are dropped. */
function readIds(ids: WireNotification['applicationIds']): number[] {
  const read = typeof ids === 'string' ? ids.split(',').filter((id) => id.trim() !== '') : ids
  return read.map(Number).filter(Number.isSafeInteger)
}

/** By the service's state (G-50); an unknown one is not executed. */
export function isExecuted({ stateName }: Pick<Notification, 'stateName'>): boolean {
  return stateName.trim().toUpperCase() === notificationStates.executed
}

export function isPending({ stateName }: Pick<Notification, 'stateName'>): boolean {
  return stateName.trim().toUpperCase() === notificationStates.pending
}
