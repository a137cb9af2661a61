import type { User } from '../store/records.ts'
import type { Context } from './service.ts'

/** Ends every session of the user and notifies the open tabs of the reason. */
export function endSessions({ ns, sendMessage }: Context, { userName }: User, why: string): void {
  ns.sessions.revokeOf(userName)
  sendMessage(userName, why)
}
