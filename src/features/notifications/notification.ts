import { notificationStates, type Notification as WireNotification } from '#contracts/notifications.ts'

/** A notification as the portal keeps it; `day` is the day in Bogota at whose end it is sent, `YYYY-MM-DD`. */
export type Notification = Omit<WireNotification, 'applicationIds' | 'executionDate'> & {
  applicationIds: readonly number[]
  day: string
}

/** Of `2030-05-17T23:59:00` only the day counts; a text that holds none stays as it is (G-51). */
export function toNotification({ applicationIds, executionDate, ...rest }: WireNotification): Notification {
  const [day = executionDate] = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(executionDate) ?? []
  return { ...rest, applicationIds: readIds(applicationIds), day }
}

/** Numbers, or text of them joined by commas (D25); what is no id is left out. */
function readIds(ids: WireNotification['applicationIds']): number[] {
  const read = typeof ids === 'string' ? ids.split(',').filter((id) => id.trim() !== '') : ids
  return read.map(Number).filter(Number.isSafeInteger)
}

/** As the service says (G-50); an unknown state is not executed. */
export function isExecuted({ stateName }: Pick<Notification, 'stateName'>): boolean {
  return stateName.trim().toUpperCase() === notificationStates.executed
}

export function isPending({ stateName }: Pick<Notification, 'stateName'>): boolean {
  return stateName.trim().toUpperCase() === notificationStates.pending
}
