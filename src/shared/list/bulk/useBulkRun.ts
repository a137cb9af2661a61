import { useRef, useState } from 'react'
import type { RowId } from '../column.ts'
import type { BulkEntry } from './bulkEntries.ts'
import { beginBulkRun, type BulkRun, type BulkRunOptions } from './bulkRun.ts'

/** The run started by a screen, until its dialog closes. */
export function useBulkRun<Row extends { id: RowId }, Reason extends string>(
  options: BulkRunOptions<Row, Reason>,
) {
  const [run, setRun] = useState<BulkRun<Row, Reason> | null>(null)
  const current = useRef(run)
  return {
    run,
    start: (entries: readonly BulkEntry<Row, Reason>[], turnsOn: boolean): void => {
      current.current = beginBulkRun<Row, Reason>(options, entries, turnsOn)
      setRun(current.current)
    },
    stop: () => current.current?.stop(),
    close: () => setRun(null),
  }
}
