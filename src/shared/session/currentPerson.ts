import { pausedSession } from './pausedSession.ts'
import { onSessionEnd } from './sessionEvents.ts'
import { onTokens, readSession } from './tokens.ts'

/**
 * User name of the session or of the paused session, in lower case, since case does not distinguish users. Null without
 * one.
 */
export function currentPerson(): string | null {
  return (readSession()?.claims.uniqueName ?? pausedSession()?.userName)?.toLowerCase() ?? null
}

/** Calls `forget` when another user signs in, before their first call (hardening T41). */
export function onOtherPerson(forget: () => void): void {
  let person = currentPerson()
  onSessionEnd((_end, { userName }) => {
    person = userName.toLowerCase()
  })
  onTokens(() => {
    const former = person
    person = currentPerson() ?? former
    if (person !== former && former !== null) forget()
  })
}

/** Calls `forget` also on sign-out. */
export function onPersonGone(forget: () => void): void {
  onSessionEnd(({ reason }) => {
    if (reason === 'signed-out') forget()
  })
  onOtherPerson(forget)
}
