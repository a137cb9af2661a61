import { isOutage } from '#shared/api/apiError.ts'
import type { CallProblem } from '#shared/api/write.ts'
import { isOver } from '#shared/runs/queue.ts'
import type { RunState } from '#shared/runs/run.ts'

/** Result of a row. */
export type RowResult<Reason extends string = string> =
  | { result: 'done' }
  | { result: 'skipped'; reason: Reason }
  /** `isUnknown`: it may have been done (T76). */
  | { result: 'failed'; problem: CallProblem; isUnknown?: boolean }

/** A row of a run with its result. */
export type BulkEntry<Row, Reason extends string = string> = { row: Row } & (
  | RowResult<Reason>
  | { result: 'waiting' | 'unsent' }
)

/** Plan of a run: changed rows, and skipped ones with reasons. */
export function planOf<Row, Reason extends string>(
  rows: readonly Row[],
  skipReason: (row: Row) => Reason | null,
): BulkEntry<Row, Reason>[] {
  return rows.map((row) => {
    const reason = skipReason(row)
    return reason === null ? { row, result: 'waiting' } : { row, result: 'skipped', reason }
  })
}

/** Initial results of a plan (skipped rows) by index. */
export function resultsOf<Row, Reason extends string>(
  entries: readonly BulkEntry<Row, Reason>[],
): Record<number, RowResult<Reason>> {
  const results: Record<number, RowResult<Reason>> = {}
  for (const [index, entry] of entries.entries())
    if (entry.result === 'skipped') results[index] = { result: 'skipped', reason: entry.reason }
  return results
}

/** The rows of a run with their results so far. */
export function entriesOf<Row, Reason extends string>(
  rows: readonly Row[],
  run: RunState<RowResult<Reason>>,
): BulkEntry<Row, Reason>[] {
  const open = isOver(run) ? 'unsent' : 'waiting'
  return rows.map((row, index) => ({ row, ...(run.results[index] ?? { result: open }) }))
}

/** True if a failed row was not judged by the service, so that a retry may succeed. */
export function isWorthRetry(entries: readonly BulkEntry<unknown>[]): boolean {
  return entries.some(
    (entry) =>
      entry.result === 'failed' && entry.problem.error !== undefined && isOutage(entry.problem.error),
  )
}

/** Sorts failures first, then unsent and skipped rows, each in the order of the run. */
export function byConcern<Entry extends BulkEntry<unknown>>(entries: readonly Entry[]): Entry[] {
  const order = ['failed', 'unsent', 'skipped', 'waiting', 'done']
  return entries.toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result))
}

export function countOf(
  entries: readonly BulkEntry<unknown>[],
  result: BulkEntry<unknown>['result'],
): number {
  return entries.filter((entry) => entry.result === result).length
}

/** Counted results in display order. */
export const tallied = ['done', 'failed', 'skipped', 'unsent'] as const
