import { isOutage } from '#shared/api/apiError.ts'
import type { CallProblem } from '#shared/api/callProblem.ts'
import { isOver } from '#shared/runs/queue.ts'
import type { RunState } from '#shared/runs/run.ts'

/** What became of a row. */
export type RowResult<Reason extends string = string> =
  | { result: 'done' }
  | { result: 'skipped'; reason: Reason }
  /** `isUnknown`: nobody knows whether it was done (T76). */
  | { result: 'failed'; problem: CallProblem; isUnknown?: boolean }

/** A row of a bulk run with its result. */
export type BulkEntry<Row, Reason extends string = string> = { row: Row } & (
  | RowResult<Reason>
  | { result: 'waiting' | 'unsent' }
)

/** The plan of a run: which rows are changed, and which are skipped and why. */
export function planOf<Row, Reason extends string>(
  rows: readonly Row[],
  skipReason: (row: Row) => Reason | null,
): BulkEntry<Row, Reason>[] {
  return rows.map((row) => {
    const reason = skipReason(row)
    return reason === null ? { row, result: 'waiting' } : { row, result: 'skipped', reason }
  })
}

/** Results that the entries of a plan have before the run, by their index. */
export function resultsOf<Row, Reason extends string>(
  entries: readonly BulkEntry<Row, Reason>[],
): Record<number, RowResult<Reason>> {
  const results: Record<number, RowResult<Reason>> = {}
  for (const [index, entry] of entries.entries())
    if (entry.result === 'skipped') results[index] = { result: 'skipped', reason: entry.reason }
  return results
}

/** The rows of a run with what became of them so far. */
export function entriesOf<Row, Reason extends string>(
  rows: readonly Row[],
  run: RunState<RowResult<Reason>>,
): BulkEntry<Row, Reason>[] {
  const open = isOver(run) ? 'unsent' : 'waiting'
  return rows.map((row, index) => ({ row, ...(run.results[index] ?? { result: open }) }))
}

/** Whether one of those that failed may succeed if it is tried again: nobody has judged it. */
export function isWorthRetry(entries: readonly BulkEntry<unknown>[]): boolean {
  return entries.some(
    (entry) =>
      entry.result === 'failed' && entry.problem.error !== undefined && isOutage(entry.problem.error),
  )
}

/** Failures first, then what was not sent or skipped; each in the order of the run. */
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

/** What a result counts, in its order. */
export const tallied = ['done', 'failed', 'skipped', 'unsent'] as const
