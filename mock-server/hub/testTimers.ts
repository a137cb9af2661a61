/** Timers that run only when a test lets time pass. */
export type TestTimers = {
  setTimer: (fn: () => void, ms: number) => () => void
  /** Lets `ms` pass and runs due timers in order, including timers set by them. */
  advance: (ms: number) => void
  now: () => number
  /** Milliseconds left of every timer, shortest first. */
  pending: () => number[]
}

export function testTimers(): TestTimers {
  let now = 0
  const timers = new Set<{ at: number; fn: () => void }>()
  const inOrder = (): { at: number; fn: () => void }[] => [...timers].sort((a, b) => a.at - b.at)
  return {
    setTimer(fn, ms) {
      const timer = { at: now + ms, fn }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (let next = inOrder()[0]; next && next.at <= end; next = inOrder()[0]) {
        now = next.at
        timers.delete(next)
        next.fn()
      }
      now = end
    },
    now: () => now,
    pending: () => inOrder().map(({ at }) => at - now),
  }
}
