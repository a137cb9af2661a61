import { useCallback, useSyncExternalStore } from 'react'
import { unreached } from '#shared/api/apiError.ts'
import { saveFile } from '#shared/browser/saveFile.ts'
import { toCsv } from '#shared/format/csv.ts'
import { exportStates } from './exportStates.ts'
import type { Collect } from './useCollecting.ts'

type CsvLines = readonly (readonly string[])[]

/**
 * Saves a list as a file, complete or not at all (D4, T18). `start` takes the collector of its lines, including the
 * header. With a `title` it needs calls, and continues when the list is left.
 */
export function useCsvExport(file: string, title: (() => string) | null) {
  const onChange = useCallback((changed: () => void) => exportStates.onChange(file, changed), [file])
  const { state, cancel } = useSyncExternalStore(onChange, () => exportStates.read(file))

  async function start(collect: Collect<CsvLines>): Promise<void> {
    if (exportStates.read(file).state.phase === 'running') return
    if (title === null) {
      const collected = await collect(new AbortController().signal, () => {})
      if ('data' in collected) saveFile(file, toCsv(collected.data), 'text/csv;charset=utf-8')
      return
    }
    const path = window.location.pathname + window.location.search
    const state = { phase: 'running', done: 0, total: null } as const
    exportStates.set(file, { state, cancel: () => exportStates.set(file, null) })
    try {
      const { runExport } = await import(/* webpackChunkName: "tasks" */ './runExport.ts')
      if (exportStates.read(file).state === state) await runExport({ file, title, path, collect })
    } catch {
      exportStates.set(file, { state: { phase: 'failed', error: unreached('export') }, cancel })
    }
  }
  return { state, start, cancel }
}
