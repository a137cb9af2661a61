import { restorable, type Restorable } from './restorable.ts'

/** A clock that can be frozen, set and moved; the mock's only source of time. Times are ms since 1970. */
export type Clock = Restorable & {
  now: () => number
  isFrozen: () => boolean
  /** Difference from the machine's time, ms. */
  moved: () => number
  /** Freezes at `at`, or now. */
  freeze: (at?: number) => void
  /** Runs on from the frozen time. */
  unfreeze: () => void
  set: (at: number) => void
  advance: (ms: number) => void
  /** Back to the machine's time, running. */
  reset: () => void
}

export function createClock(machineNow: () => number): Clock {
  let offset = 0
  let frozenAt: number | null = null
  const now = (): number => frozenAt ?? machineNow() + offset

  function set(at: number): void {
    if (frozenAt === null) offset = at - machineNow()
    else frozenAt = at
  }

  return {
    now,
    isFrozen: () => frozenAt !== null,
    moved: () => (frozenAt === null ? offset : frozenAt - machineNow()),
    freeze(at = now()) {
      frozenAt = at
    },
    unfreeze() {
      const at = now()
      frozenAt = null
      set(at)
    },
    set,
    advance: (ms) => set(now() + ms),
    reset() {
      offset = 0
      frozenAt = null
    },
    ...restorable(
      () => ({ offset, frozenAt }),
      (saved) => ({ offset, frozenAt } = saved),
    ),
  }
}

/** `now` as ISO-8601 text, but at least a millisecond after `before`. */
export function later(before: string, now: number): string {
  return new Date(Math.max(now, (Date.parse(before) || 0) + 1)).toISOString()
}

/** The machine's own time, ms since 1970. */
export function machineNow(): number {
  return Date.now()
}

/** Calls once after `ms` of the machine's time; does not keep the process alive. Returns what cancels it. */
export function setTimer(fn: () => void, ms: number): () => void {
  const timer: NodeJS.Timeout | number = setTimeout(fn, ms)
  // In a browser it is a number.
  if (typeof timer === 'object') timer.unref()
  return () => clearTimeout(timer)
}

/** Resolves after `ms` of the machine's time. */
export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimer(resolve, ms)
  })
}

/** Milliseconds since the process began, with fractions; for measuring only. */
export function stopwatch(): number {
  return performance.now()
}
