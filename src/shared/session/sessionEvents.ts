import { createListeners } from '#shared/browser/listeners.ts'
import { clearSession, keepExpiredUser, readSession, type Session } from './tokens.ts'

/**
 * How a session ends. `expired`: it could not be refreshed. `revoked`: the refresh was answered R101. `closed`: the
 * session channel or validatesession said so. `signed-out`: a person chose it, here or in another tab.
 */
export type SessionEnd = { reason: 'expired' | 'revoked' | 'closed' | 'signed-out'; message: string | null }

/** Which session it was, and whose; without its tokens, which are not stored any more. */
export type EndedSession = Pick<Session, 'id' | 'key' | 'refreshes'> & { userName: string }

const listeners = createListeners<[end: SessionEnd, session: EndedSession]>()
let epoch = 0
let isOver = false

/** Changes whenever a session ends or begins; an answer that belongs to an earlier epoch is ignored. */
export function sessionEpoch(): number {
  return epoch
}

export function beginSessionEpoch(): void {
  epoch += 1
  isOver = false
}

/** True from the end of a session to the beginning of the next; no call of it leaves meanwhile. */
export function isSessionOver(): boolean {
  return isOver
}

export const onSessionEnd = listeners.add

/**
 * Removes the tokens first, then calls the listeners; of a session that expired the user name stays, for the sign-in.
 * The first end wins; a session that is `paused` since then may be given where its person signs out.
 */
export function endSession(end: SessionEnd, paused: EndedSession | null = null): void {
  const current = readSession()
  const session = current ? identityOf(current) : paused
  if (session === null) return
  clearSession()
  if (end.reason === 'expired') keepExpiredUser(session.userName)
  epoch += 1
  isOver = true
  listeners.tell(end, session)
}

export function identityOf({ id, key, refreshes, claims }: Session): EndedSession {
  return { id, key, refreshes, userName: claims.uniqueName }
}
