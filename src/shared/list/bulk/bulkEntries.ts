import { isOutage } from '#shared/api/apiError.ts'
import type { CallProblem } from '#shared/api/callProblem.ts'

/** A row of a bulk run, and what became of it. */
export type BulkEntry<Row, Reason extends string = string> =
  | { row: Row; result: 'waiting' | 'done' | 'unsent' }
  | { row: Row; result: 'skipped'; reason: Reason }
  /** `isUnknown`: nobody knows whether it was done (T76). */
  | { row: Row; result: 'failed'; problem: CallProblem; isUnknown?: boolean }

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

/** A retry is for those that failed, and for no others. */
export function withFailedWaiting<Entry extends BulkEntry<unknown>>(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => (entry.result === 'failed' ? { ...entry, result: 'waiting' } : entry))
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
