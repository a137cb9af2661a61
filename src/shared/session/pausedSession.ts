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
 * An expired session whose screens stay mounted until the same user re-authenticates. Without tokens and in memory
 * only, so a reload ends it.
 */
export type PausedSession = EndedSession

let paused: PausedSession | null = null
let standing = 0
let hasTasks = false
let underWay = 0
let waiting: ((isBack: boolean) => void)[] = []
const listeners = createListeners()

/** Registers mounted screens that can wait for re-authentication; returns the unregister function. */
export function keepScreens(): () => void {
  standing += 1
  return () => {
    standing -= 1
    if (standing === 0) giveUpSession()
  }
}

/** The paused session; a stable object until it changes. */
export function pausedSession(): PausedSession | null {
  return paused
}

/** Subscribes to the start and end of pauses. */
export const onPauseChange = listeners.add

onSessionEnd((_end, session) => {
  if (standing === 0) return
  paused = session
  listeners.notify()
})

/** Resolves with true after re-authentication, false if impossible. `isTask`: the user started the waiting work. */
export function untilResumed({ isTask = false } = {}): Promise<boolean> {
  if (!isSessionOver()) return Promise.resolve(readSession() !== null)
  if (paused === null) return Promise.resolve(false)
  hasTasks ||= isTask
  return new Promise((resolve) => waiting.push(resolve))
}

/** Runs work of the user; while it is pending, a session that ends is paused (decision D49). */
export async function awaited<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}

/** True while work of the user is pending or waiting, such as a switch or a run over many rows. */
export function isAwaited(): boolean {
  return hasTasks || underWay > 0
}

/** The session `own` with new tokens; null if they belong to another user or are invalid. */
export function resumedBy(
  { id, key, refreshes, userName }: PausedSession,
  received: Received,
): Received | null {
  // Case does not distinguish users.
  const isOwn = readClaims(received.token)?.uniqueName.toLowerCase() === userName.toLowerCase()
  return isOwn ? { refreshes: refreshes + 1, ...received, id, key } : null
}

/** Continues with new tokens, after or before the session end. Null if they belong to another user. */
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

/** Drops the paused session; `leavesPage` hides the screens until the next document. */
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
  listeners.notify()
}
