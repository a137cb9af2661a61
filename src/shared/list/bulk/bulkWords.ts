import { countOf, type BulkEntry } from './bulkEntries.ts'

/** Largest number of records changed without typing their number. */
const mostUntyped = 25

/** Names shown; the rest is counted. */
const mostNames = 5

/** True if the number of records must be typed as a confirmation. */
export function asksNumber(count: number): boolean {
  return count > mostUntyped
}

/** True if the text is this number, with or without group separators. */
export function isNumberTyped(typed: string, count: number): boolean {
  return typed.replace(/[\s.,'’]/g, '') === String(count)
}

/** The first names and the number of further ones. */
export function firstNames(names: readonly string[]): { names: readonly string[]; more: number } {
  return { names: names.slice(0, mostNames), more: Math.max(0, names.length - mostNames) }
}

/** The rows that a run will change. */
export function changedRows<Row>(plan: readonly BulkEntry<Row>[]): Row[] {
  return plan.flatMap(({ row, result }) => (result === 'waiting' ? [row] : []))
}

/** Number of skipped rows by reason, the most frequent first. */
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
