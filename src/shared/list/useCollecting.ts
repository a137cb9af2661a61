import { useCallback, useState } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import type { OnProgress } from '#shared/api/readMany.ts'
import { useCallSignal } from '#shared/api/useCallSignal.ts'

/** `changed`: rows came or went meanwhile, so some may be missing. */
export type CollectFailure = ApiError | 'changed'

export type CollectState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number | null }
  | { phase: 'failed'; error: CollectFailure }

/** Collects something over many calls; it may be asked to stop, and says how far it is. */
export type Collect<Value> = (
  signal: AbortSignal,
  onProgress: OnProgress,
) => Promise<{ value: Value } | { error: CollectFailure }>

/** Collects whole or not at all; one collection at a time. */
export function useCollecting() {
  const [state, setState] = useState<CollectState>({ phase: 'idle' })
  const runs = useCallSignal()

  const cancel = useCallback(() => {
    runs.end()
    setState((now) => (now.phase === 'idle' ? now : { phase: 'idle' }))
  }, [runs])

  async function collect<Value>(work: Collect<Value>, onDone: (value: Value) => void): Promise<void> {
    if (runs.current()) return
    const signal = runs.begin()
    setState({ phase: 'running', done: 0, total: null })
    const collected = await work(
      signal,
      (done, total) => !signal.aborted && setState({ phase: 'running', done, total }),
    )
    if (signal.aborted) return
    runs.end()
    if ('error' in collected) return setState({ phase: 'failed', error: collected.error })
    setState({ phase: 'idle' })
    onDone(collected.value)
  }

  return { state, collect, cancel }
}
