import { isExecuted, isPending, type Notification } from '../notification.ts'

/** The words of the states that the portal knows. */
export type StateTexts = { pending: string; executed: string }

/** The state in the language in force; one that the portal does not know as the service words it (D12). */
export function sendStateText(notification: Pick<Notification, 'stateName'>, texts: StateTexts): string {
  if (isPending(notification)) return texts.pending
  return isExecuted(notification) ? texts.executed : notification.stateName
}
