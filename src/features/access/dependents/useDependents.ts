import { useCallback, useRef, useState } from 'react'
import { useCallSignal } from '#shared/api/useCallSignal.ts'
import type { Dependent, DependentState, DependentStates } from './dependent.ts'

type DependentsRun = {
  /** Empty before the first run and after a stop. */
  states: DependentStates
  isRunning: boolean
  start: () => void
  stop: () => void
}

/** Counts all kinds in parallel on demand; the next start retries failed ones. */
export function useDependents(kinds: readonly Dependent[]): DependentsRun {
  const [states, setStates] = useState<DependentStates>({})
  const runs = useCallSignal()
  const latest = useRef(states)

  const put = useCallback((next: DependentStates) => {
    latest.current = next
    setStates(next)
  }, [])
  const stop = useCallback(() => {
    runs.end()
    put({})
  }, [runs, put])

  const start = useCallback(() => {
    if (runs.current()) return
    const signal = runs.begin()
    const set = (id: string, state: DependentState): void => {
      if (!signal.aborted) put({ ...latest.current, [id]: state })
    }
    const open = kinds.filter(({ id }) => latest.current[id]?.phase !== 'counted')
    for (const { id } of open) set(id, { phase: 'counting', done: 0, total: 0 })
    const counts = open.map(async ({ id, count }) => {
      const counted = await count(signal, (done, total) => set(id, { phase: 'counting', done, total }))
      set(id, 'error' in counted ? { phase: 'failed', ...counted } : { phase: 'counted', ...counted })
    })
    void Promise.all(counts).then(() => {
      if (!signal.aborted) runs.end()
    })
  }, [kinds, runs, put])

  const isRunning = Object.values(states).some(({ phase }) => phase === 'counting')
  return { states, isRunning, start, stop }
}
