import { heldLocks } from '#shared/browser/heldLocks.ts'

/** Prefix of the lock that each tab holds for its session; also used in `scripts/prerender/prerenderedPage.ts`. */
export const sessionLockPrefix = 'session.'

/** Ids of the sessions of open tabs; null without Web Locks. */
export async function joinedSessions(): Promise<Set<string> | null> {
  const names = (await heldLocks())?.filter((name) => name.startsWith(sessionLockPrefix))
  return names ? new Set(names.map((name) => name.slice(sessionLockPrefix.length))) : null
}
