import { useRef, useState, useSyncExternalStore } from 'react'
import type { RowId } from '../column.ts'
import type { BulkEntry } from './bulkEntries.ts'
import { beginBulkRun, type BulkRunner, type BulkRunOptions } from './bulkRun.ts'

const unheard = () => () => {}

/** The run over many rows that a screen has begun, as long as it stands here or until it is closed. */
export function useBulkRun<Row extends { id: RowId }, Reason extends string>(
  options: BulkRunOptions<Row, Reason>,
) {
  const [runner, setRunner] = useState<BulkRunner<Row, Reason> | null>(null)
  const current = useRef(runner)
  const run = useSyncExternalStore(runner?.onChange ?? unheard, () => runner?.read() ?? null)

  return {
    runner,
    run,
    start: (entries: readonly BulkEntry<Row, Reason>[], turnsOn: boolean): void => {
      current.current = beginBulkRun<Row, Reason>(options, entries, turnsOn)
      setRunner(current.current)
    },
    retryFailed: () => runner?.retryFailed(),
    stop: () => current.current?.stop(),
    close: () => setRunner(null),
  }
}
