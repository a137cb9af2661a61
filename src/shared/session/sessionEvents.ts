import { createListeners } from '#shared/browser/listeners.ts'
import { clearSession, keepExpiredUser, readSession, type Session } from './tokens.ts'

/**
 * End of a session. `expired`: it could not be refreshed. `revoked`: the refresh got R101. `closed`: by the session
 * channel or validatesession. `signed-out`: by the user, here or in another tab.
 */
export type SessionEnd = { reason: 'expired' | 'revoked' | 'closed' | 'signed-out'; message: string | null }

/** An ended session without its tokens. */
export type EndedSession = Pick<Session, 'id' | 'key' | 'refreshes'> & { userName: string }

const listeners = createListeners<[end: SessionEnd, session: EndedSession]>()
let epoch = 0
let isOver = false

/** Changes whenever a session ends or begins; answers of an earlier epoch are ignored. */
export function sessionEpoch(): number {
  return epoch
}

export function beginSessionEpoch(): void {
  epoch += 1
  isOver = false
}

/** True between two sessions; calls that need a session are not sent then. */
export function isSessionOver(): boolean {
  return isOver
}

export const onSessionEnd = listeners.add

/**
 * Removes the tokens, then calls the listeners; keeps the user name of an expired session for the sign-in. Only the
 * first end counts; `paused` is the paused session whose user signs out.
 */
export function endSession(end: SessionEnd, paused: EndedSession | null = null): void {
  const current = readSession()
  const session = current ? identityOf(current) : paused
  if (session === null) return
  clearSession()
  if (end.reason === 'expired') keepExpiredUser(session.userName)
  epoch += 1
  isOver = true
  listeners.notify(end, session)
}

export function identityOf({ id, key, refreshes, claims }: Session): EndedSession {
  return { id, key, refreshes, userName: claims.uniqueName }
}
