import { pausedSession } from './pausedSession.ts'
import { readSession } from './tokens.ts'

/**
 * Whose this page is, in lower case: upper and lower case name the same person, and whose session is paused may come
 * back. Null where it is nobody's.
 */
export function currentPerson(): string | null {
  return (readSession()?.claims.uniqueName ?? pausedSession()?.userName)?.toLowerCase() ?? null
}
