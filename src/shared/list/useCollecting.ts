import { useCallback, useState } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Read } from '#shared/api/reads.ts'
import type { OnProgress } from '#shared/api/readMany.ts'
import { useCallSignal } from '#shared/api/useCallSignal.ts'

/** `changed`: the list changed during the read, so rows may be missing. */
export type CollectFailure = ApiError | 'changed'

export type CollectState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number | null }
  | { phase: 'failed'; error: CollectFailure }

/** Collects data by many calls, with abort and progress. */
export type Collect<Data> = (
  signal: AbortSignal,
  onProgress: OnProgress,
) => Promise<Read<Data, CollectFailure>>

/** One collection at a time, complete or not at all. */
export function useCollecting() {
  const [state, setState] = useState<CollectState>({ phase: 'idle' })
  const runs = useCallSignal()

  const cancel = useCallback(() => {
    runs.end()
    setState((now) => (now.phase === 'idle' ? now : { phase: 'idle' }))
  }, [runs])

  async function collect<Data>(work: Collect<Data>, onDone: (data: Data) => void): Promise<void> {
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
    onDone(collected.data)
  }

  return { state, collect, cancel }
}
