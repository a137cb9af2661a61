import { countOf, type BulkEntry } from './bulkEntries.ts'

/** More records than these are not changed before their number was typed. */
const mostUntyped = 25

/** Names beyond these are a number. */
const mostNames = 5

/** Whether the number of records has to be typed before they are changed. */
export function asksNumber(count: number): boolean {
  return count > mostUntyped
}

/** Whether what was typed is this number, with or without marks between its digits. */
export function isNumberTyped(typed: string, count: number): boolean {
  return typed.replace(/[\s.,'’]/g, '') === String(count)
}

/** The names that are said, and how many more there are. */
export function firstNames(names: readonly string[]): { names: readonly string[]; more: number } {
  return { names: names.slice(0, mostNames), more: Math.max(0, names.length - mostNames) }
}

/** The rows that a run is going to change. */
export function changedRows<Row>(plan: readonly BulkEntry<Row>[]): Row[] {
  return plan.flatMap(({ row, result }) => (result === 'waiting' ? [row] : []))
}

/** How many are left out for each reason; the most frequent one first. */
export function skipCounts<Reason extends string>(
  plan: readonly BulkEntry<unknown, Reason>[],
): { count: number; reasons: { reason: Reason; count: number }[] } {
  const counts = new Map<Reason, number>()
  for (const entry of plan)
    if (entry.result === 'skipped') counts.set(entry.reason, (counts.get(entry.reason) ?? 0) + 1)
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }))
  return {
    count: countOf(plan, 'skipped'),
    reasons: reasons.toSorted((one, other) => other.count - one.count),
  }
}
