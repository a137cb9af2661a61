import { callsAtOnce } from '#shared/api/runLimited.ts'

/** What became of an item when it had its turn. */
export type Turn =
  | 'settled'
  /** It has its turn again, and nothing else begins before that time (local, ms). */
  | { waitUntil: number }
  /** It has its turn again once the person goes on. */
  | 'paused'
  /** Nothing more begins. */
  | 'stopped'

/** `paused` and `stopped`: nothing more begins; what was under way still ends. */
export type QueueState = {
  phase: 'ready' | 'running' | 'paused' | 'stopped' | 'ended'
  settled: number
  total: number
  inFlight: number
  /** How long it has been at it, without pauses, ms. */
  activeMs: number
  /** The services asked for patience until then, local time in ms; null while they do not. */
  waitsUntil: number | null
}

export type Queue = {
  state: () => QueueState
  start: () => void
  pause: () => void
  /** For good: what has not begun is left. */
  stop: () => void
}

/** Works on items in their order, a few at a time; can be paused, and goes on where it was. */
export function openQueue<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Turn>,
  onChange: () => void,
): Queue {
  const again: Item[] = []
  let phase: QueueState['phase'] = 'ready'
  let [next, inFlight, settled, waitsUntil] = [0, 0, 0, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  let [activeMs, activeSince] = [0, 0]

  function enter(to: QueueState['phase']): void {
    if (phase === 'running') activeMs += Date.now() - activeSince
    if (to === 'running') activeSince = Date.now()
    phase = to
  }

  function waits(): boolean {
    if (waitsUntil <= Date.now()) return false
    timer ??= setTimeout(
      () => {
        timer = undefined
        fill()
      },
      Math.max(0, waitsUntil - Date.now()) + 1,
    )
    return true
  }

  /** Begins as much as may be under way. */
  function fill(): void {
    while (
      phase === 'running' &&
      inFlight < callsAtOnce &&
      again.length + items.length - next > 0 &&
      !waits()
    ) {
      const item = again.length > 0 ? again.shift()! : items[next++]!
      inFlight += 1
      void turn(item)
    }
    if (phase === 'running' && settled === items.length) enter('ended')
    onChange()
  }

  async function turn(item: Item): Promise<void> {
    const result = await work(item)
    inFlight -= 1
    if (result === 'settled') settled += 1
    else again.push(item)
    if (result === 'paused' && phase === 'running') enter('paused')
    if (result === 'stopped') enter('stopped')
    if (typeof result === 'object') waitsUntil = Math.max(waitsUntil, result.waitUntil)
    fill()
  }

  return {
    state: () => ({
      phase,
      settled,
      total: items.length,
      inFlight,
      activeMs: activeMs + (phase === 'running' ? Date.now() - activeSince : 0),
      waitsUntil: phase === 'running' && waitsUntil > Date.now() ? waitsUntil : null,
    }),
    start() {
      if (phase !== 'ready' && phase !== 'paused') return
      enter('running')
      fill()
    },
    pause() {
      if (phase !== 'running') return
      enter('paused')
      onChange()
    },
    stop() {
      if (phase === 'ended') return
      enter('stopped')
      clearTimeout(timer)
      onChange()
    },
  }
}
