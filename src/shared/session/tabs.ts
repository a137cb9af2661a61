import { localStore } from '#shared/lib/storage.ts'

/** What tabs of this origin tell each other. Tokens go to tabs of the same session only (docs/decisions/006). */
export type TabMessage =
  | { type: 'tokens'; session: string; token: string; refreshToken: string | null; refreshes: number }
  | { type: 'ask'; session: string; refreshes: number }
  | { type: 'signed-out'; user: string; place: string }

type Listener = (message: TabMessage) => void
const listeners = new Set<Listener>()
let channel: BroadcastChannel | null | undefined

function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('portal-session') : null
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    for (const listener of listeners) listener(data)
  })
  return channel
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message)
}

export function onTabMessage(listener: Listener): () => void {
  open()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often a session was refreshed, by whichever tab: a count without secrets that every tab can read. */
export const refreshCount = {
  read: (session: string): number => Number(localStore.get(`refreshes.${session}`)) || 0,
  write: (session: string, count: number): void => localStore.set(`refreshes.${session}`, String(count)),
  remove: (session: string): void => localStore.remove(`refreshes.${session}`),
}

/** Runs `work` while no other tab holds the same lock; where locks are missing or stuck for `limitMs`, without. */
export async function withTabLock<T>(name: string, limitMs: number, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  let running = false
  const start = (): Promise<T> => {
    running = true
    return work()
  }
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(limitMs) }, start)
  } catch (cause) {
    if (running) throw cause
    return work()
  }
}
