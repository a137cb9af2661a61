import { heldLocks } from '#shared/browser/heldLocks.ts'

/** Of the lock that each tab holds for its session. The page knows it too (`scripts/prerender/prerenderedPage.ts`). */
export const sessionLockPrefix = 'session.'

/** The sessions that tabs of this browser are in; null where it does not tell. */
export async function joinedSessions(): Promise<Set<string> | null> {
  const names = (await heldLocks())?.filter((name) => name.startsWith(sessionLockPrefix))
  return names ? new Set(names.map((name) => name.slice(sessionLockPrefix.length))) : null
}
