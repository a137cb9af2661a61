import { pausedSession } from './pausedSession.ts'
import { onSessionEnd } from './sessionEvents.ts'
import { onTokens, readSession } from './tokens.ts'

/**
 * Whose this page is, in lower case: upper and lower case name the same person, and whose session is paused may come
 * back. Null where it is nobody's.
 */
export function currentPerson(): string | null {
  return (readSession()?.claims.uniqueName ?? pausedSession()?.userName)?.toLowerCase() ?? null
}

/** Forgets what is kept of a person where another one signs in, before any call of theirs leaves (hardening T41). */
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

/** Forgets it with their sign-out too. */
export function onPersonGone(forget: () => void): void {
  onSessionEnd(({ reason }) => {
    if (reason === 'signed-out') forget()
  })
  onOtherPerson(forget)
}
