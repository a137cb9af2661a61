import { hidePage } from '#shared/address/leavePage.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { readClaims } from './claims.ts'
import {
  beginSessionEpoch,
  identityOf,
  isSessionOver,
  onSessionEnd,
  type EndedSession,
} from './sessionEvents.ts'
import { passSignOuts } from './signedOut.ts'
import { readSession, takeReturnPath, writeSession, type Received, type Session } from './tokens.ts'

/**
 * A session that ended while its screens stand: whoever it belongs to can sign in again over them. Without its tokens,
 * and in memory only: a reload ends it for good.
 */
export type PausedSession = EndedSession

let paused: PausedSession | null = null
let standing = 0
let hasTasks = false
let underWay = 0
let waiting: ((isBack: boolean) => void)[] = []
const listeners = createListeners()

/** Says that screens stand which can wait for their person, until the function that it returns is called. */
export function keepScreens(): () => void {
  standing += 1
  return () => {
    standing -= 1
    if (standing === 0) giveUpSession()
  }
}

/** The same object until it changes. */
export function pausedSession(): PausedSession | null {
  return paused
}

/** Hears of each pause, and of its end either way. */
export const onPauseChange = listeners.add

onSessionEnd((_end, session) => {
  if (standing === 0) return
  paused = session
  listeners.tell()
})

/** True once the person is back; false where nobody can come back. `isTask`: what waits was begun by the person. */
export function untilResumed({ isTask = false } = {}): Promise<boolean> {
  if (!isSessionOver()) return Promise.resolve(readSession() !== null)
  if (paused === null) return Promise.resolve(false)
  hasTasks ||= isTask
  return new Promise((resolve) => waiting.push(resolve))
}

/** What somebody has just asked for: until its end is known, a session that ends is worth their return (hardening T37). */
export async function awaited<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}

/** Whether something that a person began is under way or waits for them, such as a switch or a run over many rows. */
export function isAwaited(): boolean {
  return hasTasks || underWay > 0
}

/** The session `own` with new tokens; null where they are of another person, or none. */
export function resumedBy(
  { id, key, refreshes, userName }: PausedSession,
  received: Received,
): Received | null {
  // Upper and lower case name the same person.
  const isOwn = readClaims(received.token)?.uniqueName.toLowerCase() === userName.toLowerCase()
  return isOwn ? { refreshes: refreshes + 1, ...received, id, key } : null
}

/** Goes on with new tokens, after the end of the session or before it. Null where they are not of its person. */
export function resumeSession(received: Received): Session | null {
  const current = readSession()
  const own = paused ?? (current && identityOf(current))
  const back = own && resumedBy(own, received)
  const session = back && writeSession(back)
  if (session === null || paused === null) return session
  passSignOuts()
  paused = null
  takeReturnPath()
  beginSessionEpoch()
  settleAll(true)
  return session
}

/** Nobody comes back to these screens; where another document follows, they are not seen without their cover. */
export function giveUpSession({ leavesPage = false } = {}): void {
  if (leavesPage) hidePage()
  if (paused === null) return
  paused = null
  settleAll(false)
}

function settleAll(isBack: boolean): void {
  const settled = waiting
  waiting = []
  hasTasks = false
  for (const settle of settled) settle(isBack)
  listeners.tell()
}
