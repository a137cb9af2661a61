import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { toCsv } from '#shared/lib/csv.ts'
import { saveFile } from '#shared/lib/saveFile.ts'

export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number | null }
  | { phase: 'failed'; error: ApiError | 'changed' }

/** Collects the lines of a file, head included; `changed`: rows came or went meanwhile, so some may be missing. */
export type CollectLines = (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
) => Promise<{ lines: readonly (readonly string[])[] } | { error: ApiError | 'changed' }>

/** Saves a list as a file, whole or not at all; one at a time (D4, T18). */
export function useCsvExport(fileName: string) {
  const [state, setState] = useState<ExportState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ phase: 'idle' })
  }, [])
  // Leaving the list cancels the calls.
  useEffect(() => () => running.current?.abort(), [])

  async function start(collect: CollectLines): Promise<void> {
    if (running.current) return
    const own = new AbortController()
    running.current = own
    setState({ phase: 'running', done: 0, total: null })
    const collected = await collect(
      own.signal,
      (done, total) => !own.signal.aborted && setState({ phase: 'running', done, total }),
    )
    if (own.signal.aborted) return
    running.current = null
    if ('error' in collected) return setState({ phase: 'failed', error: collected.error })
    setState({ phase: 'idle' })
    saveFile(fileName, toCsv(collected.lines), 'text/csv;charset=utf-8')
  }

  return { state, start, cancel }
}
