import { useCallback, useRef, useState } from 'react'
import type { Read } from '#shared/api/reads.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { readMany, type OnProgress } from '#shared/api/readMany.ts'
import { useCallSignal } from '#shared/api/useCallSignal.ts'

export type Reads<Item, Data> = {
  /** Results so far, by key. */
  known: ReadonlyMap<string, Data>
  /** Progress of the current read, or null. */
  progress: { done: number; total: number; isWaiting?: boolean } | null
  error: ApiError | undefined
  /** Reads unknown items. */
  read: (items: readonly Item[]) => void
  /** Reads what is missing after a failure. */
  retry: () => void
  stop: () => void
}

/** Many calls of one kind, each made once on demand; both functions are stable. */
export function useReads<Item, Data>(
  keyOf: (item: Item) => string,
  ask: (item: Item) => Promise<Read<Data>>,
): Reads<Item, Data> {
  const [known, setKnown] = useState<ReadonlyMap<string, Data>>(new Map())
  const [progress, setProgress] = useState<Reads<Item, Data>['progress']>(null)
  const [error, setError] = useState<ApiError>()
  const runs = useCallSignal()
  const wanted = useRef(new Map<string, Item>())
  const answered = useRef(new Set<string>())

  const run = useCallback(
    (items: readonly Item[]) => {
      const signal = runs.current() ?? runs.begin()
      setError(undefined)

      function count(isWaiting = false): void {
        const [done, total] = [answered.current.size, wanted.current.size]
        setProgress(done < total ? { done, total, ...(isWaiting && { isWaiting }) } : null)
        if (done === total) runs.end()
      }
      function take(data: Data, item: Item): void {
        answered.current.add(keyOf(item))
        setKnown((now) => new Map(now).set(keyOf(item), data))
        count()
      }
      count()
      const onProgress: OnProgress = (_done, _total, isWaiting) => isWaiting && count(true)
      void readMany(items, ask, { signal, onAnswer: take, onProgress, isPatient: true }).then((result) => {
        if (signal.aborted || !('error' in result)) return
        runs.end()
        setProgress(null)
        setError(result.error)
      })
    },
    [ask, keyOf, runs],
  )
  const read = useCallback(
    (items: readonly Item[]) => {
      const open = items.filter((item) => !wanted.current.has(keyOf(item)))
      for (const item of open) wanted.current.set(keyOf(item), item)
      if (open.length > 0) run(open)
    },
    [keyOf, run],
  )
  const retry = useCallback(() => {
    const open = [...wanted.current].filter(([key]) => !answered.current.has(key))
    run(open.map(([, item]) => item))
  }, [run])
  const stop = useCallback(() => {
    runs.end()
    for (const key of wanted.current.keys()) if (!answered.current.has(key)) wanted.current.delete(key)
    setProgress(null)
  }, [runs])

  return { known, progress, error, read, retry, stop }
}
