import type { User } from '../store/records.ts'
import type { Context } from './service.ts'

/** Ends every session of the person and tells the open tabs why. */
export function endSessions({ ns, tell }: Context, { userName }: User, why: string): void {
  ns.sessions.revokeOf(userName)
  tell(userName, why)
}
