import { openTabChannel } from '#shared/browser/tabChannel.ts'
import { holdLock, withLock } from '#shared/browser/tabLocks.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { localStore } from '#shared/browser/storage.ts'
import { joinedSessions, sessionLockPrefix } from './joinedSessions.ts'

/**
 * Messages to all tabs of this origin. Tokens are encrypted with a key that only tabs of the session have
 * (docs/decisions/006).
 */
export type TabMessage =
  | { type: 'tokens'; session: string; sealed: string }
  | { type: 'ask'; session: string; refreshes: number }
  /** A session could not be refreshed; tabs with newer tokens send them. */
  | { type: 'ended'; session: string; refreshes: number }
  /** Another user signed in in the window of this session. */
  | { type: 'other-person'; session: string }
  | { type: 'signed-out'; user: string; place: string }
  /** A new tab at a console address asks for a session, encrypted for its public key. */
  | { type: 'new-tab'; place: string; publicKey: string }
  /** Answer of every tab with a session to the new tab; `sealed` is empty if it refuses. */
  | { type: 'session'; askedBy: string; publicKey: string; sealed: string }

const listeners = createListeners<[TabMessage]>()
let channel: BroadcastChannel | null | undefined

function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  channel = openTabChannel('portal-session')
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listeners.notify(data)
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

/** Validates a message, which may come from another release or other code of the origin. */
function isTabMessage(data: unknown): data is TabMessage {
  const message = Object(data) as Record<string, unknown>
  const wanted = Object.entries(fields).find(([type]) => type === message['type'])?.[1]
  return wanted !== undefined && Object.entries(wanted).every(([name, type]) => typeof message[name] === type)
}

export function sendToTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  open()
  return listeners.add(listener)
}

const countPrefix = 'refreshes.'

/** Number of refreshes of a session by all tabs, without secrets. */
export const refreshCount = {
  read: (session: string): number => Number(localStore.get(countPrefix + session)) || 0,
  write: (session: string, count: number): void => void localStore.set(countPrefix + session, String(count)),
  remove: (session: string): void => localStore.remove(countPrefix + session),
}

/**
 * Holds the lock of a session until the returned function is called or the tab closes. Also removes the counts of
 * sessions without a lock, whose tabs were closed without a sign-out.
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

/** Runs `work` under an exclusive lock; without one if locks are missing or it is held for `limitMs`. */
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
