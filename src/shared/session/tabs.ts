import { openTabChannel } from '#shared/browser/tabChannel.ts'
import { holdLock, withLock } from '#shared/browser/tabLocks.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { localStore } from '#shared/browser/storage.ts'
import { joinedSessions, sessionLockPrefix } from './joinedSessions.ts'

/**
 * What tabs of this origin tell each other; all of them hear it. Tokens are encrypted with the key that only tabs of the
 * session have (docs/decisions/006).
 */
export type TabMessage =
  | { type: 'tokens'; session: string; sealed: string }
  | { type: 'ask'; session: string; refreshes: number }
  /** A session could not be renewed; whoever has newer tokens of it hands them over. */
  | { type: 'ended'; session: string; refreshes: number }
  /** The sign-in that was opened for a session in a window of its own was another person's. */
  | { type: 'other-person'; session: string }
  | { type: 'signed-out'; user: string; place: string }
  /** A new tab at an address of the console asks for a session, encrypted for the key that it brings. */
  | { type: 'new-tab'; place: string; publicKey: string }
  /** The answer of every tab that is in a session to the new tab with that key; empty where it gives none. */
  | { type: 'session'; askedBy: string; publicKey: string; sealed: string }

const listeners = createListeners<[TabMessage]>()
let channel: BroadcastChannel | null | undefined

function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  channel = openTabChannel('portal-session')
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listeners.tell(data)
  })
  return channel
}

const fields: Record<TabMessage['type'], Readonly<Record<string, string>>> = {
  tokens: { session: 'string', sealed: 'string' },
  ask: { session: 'string', refreshes: 'number' },
  ended: { session: 'string', refreshes: 'number' },
  'other-person': { session: 'string' },
  'signed-out': { user: 'string', place: 'string' },
  'new-tab': { place: 'string', publicKey: 'string' },
  session: { askedBy: 'string', publicKey: 'string', sealed: 'string' },
}

/** Another release of the portal, or anything else of the origin, may send what it likes. */
function isTabMessage(data: unknown): data is TabMessage {
  const message = Object(data) as Record<string, unknown>
  const wanted = Object.entries(fields).find(([type]) => type === message['type'])?.[1]
  return wanted !== undefined && Object.entries(wanted).every(([name, type]) => typeof message[name] === type)
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  open()
  return listeners.add(listener)
}

const countPrefix = 'refreshes.'

/** How often a session was refreshed, by whichever tab: a count without secrets that every tab can read. */
export const refreshCount = {
  read: (session: string): number => Number(localStore.get(countPrefix + session)) || 0,
  write: (session: string, count: number): void => void localStore.set(countPrefix + session, String(count)),
  remove: (session: string): void => localStore.remove(countPrefix + session),
}

/**
 * Marks this tab as one of a session until it is called off or the tab is gone, and removes the counts of sessions
 * that no tab is marked with: those of tabs that were closed without a sign-out.
 */
export function joinSession(session: string): () => void {
  let leave = (): void => undefined
  const left = new Promise<void>((resolve) => (leave = resolve))
  void holdLock(sessionLockPrefix + session, left, { mode: 'shared' })
  void joinedSessions().then((joined) => {
    if (joined === null) return
    joined.add(session)
    for (const key of localStore.keys()) {
      if (!key.startsWith(countPrefix)) continue
      const other = key.slice(countPrefix.length)
      if (!joined.has(other)) refreshCount.remove(other)
    }
  })
  return leave
}

/** Runs `work` while no other tab holds the same lock; where locks are missing or stuck for `limitMs`, without. */
export async function withTabLock<T>(name: string, limitMs: number, work: () => Promise<T>): Promise<T> {
  let running = false
  const start = (): Promise<T> => {
    running = true
    return work()
  }
  try {
    return await withLock(name, { signal: AbortSignal.timeout(limitMs) }, start)
  } catch (cause) {
    if (running) throw cause
    return work()
  }
}
