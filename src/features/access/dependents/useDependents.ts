import { useCallback, useEffect, useRef, useState } from 'react'
import type { Dependent, DependentState, DependentStates } from './dependent.ts'

export type DependentsRun = {
  /** Empty before the first run and after it was stopped. */
  states: DependentStates
  isRunning: boolean
  start: () => void
  stop: () => void
}

/** Counts all kinds side by side, once it is asked to; a kind that failed is asked again by the next start. */
export function useDependents(kinds: readonly Dependent[]): DependentsRun {
  const [states, setStates] = useState<DependentStates>({})
  const running = useRef<AbortController | null>(null)
  const latest = useRef(states)

  const put = useCallback((next: DependentStates) => {
    latest.current = next
    setStates(next)
  }, [])
  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    put({})
  }, [put])
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  const start = useCallback(() => {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    const set = (id: string, state: DependentState): void => {
      if (running.current === own) put({ ...latest.current, [id]: state })
    }
    const open = kinds.filter(({ id }) => latest.current[id]?.phase !== 'counted')
    for (const { id } of open) set(id, { phase: 'counting', done: 0, total: 0 })
    const counts = open.map(async ({ id, count }) => {
      const counted = await count(own.signal, (done, total) => set(id, { phase: 'counting', done, total }))
      set(id, 'error' in counted ? { phase: 'failed', ...counted } : { phase: 'counted', ...counted })
    })
    void Promise.all(counts).then(() => {
      if (running.current === own) running.current = null
    })
  }, [kinds, put])

  const isRunning = Object.values(states).some(({ phase }) => phase === 'counting')
  return { states, isRunning, start, stop }
}
