import { isOutage } from '#shared/api/apiError.ts'
import type { CallProblem } from '#shared/api/callProblem.ts'
import type { PersonChange } from '../trial/personChange.ts'
import type { Verdict, Wrong } from '../trial/verdict.ts'
import type { ImportTable } from '../importRow.ts'

/** Rows with what the trial said of each. */
export type ImportPlan = { table: ImportTable; verdicts: ReadonlyMap<number, Verdict> }

/** What was done to a person, as far as it is needed to take it back. */
export type Did =
  /** Nobody says the id of somebody new: they are found by their name. */
  | { kind: 'created'; userName: string; before?: string; after: string }
  | { kind: 'changed'; id: number; change: PersonChange }
  /** `before` and `after` stand for the whole person (`markOf`), of somebody new before their state was switched. */
  | { kind: 'restored'; id: number; change: PersonChange | null; before: string; after: string }

/** What became of a row that was to be sent. A row without one has not been sent, or nobody knows. */
export type RowOutcome =
  | { kind: 'done'; did: Did | null; call: string; at: number }
  /** Found just before, so that nothing was sent; or not all. */
  | { kind: 'wrong'; reasons: readonly Wrong[]; did: Did | null }
  | { kind: 'failed'; problem: CallProblem; isUnknown: boolean; did: Did | null }

export const resultKinds = ['failed', 'unsent', 'wrong', 'created', 'changed', 'restored', 'same'] as const
export type ResultKind = (typeof resultKinds)[number]

/** Of a row that was to be sent, in a word. */
export function resultOf(outcome: RowOutcome | undefined): ResultKind {
  if (outcome === undefined) return 'unsent'
  if (outcome.kind !== 'done') return outcome.kind
  return outcome.did?.kind ?? 'same'
}

/** Whether another try may bring another answer: nobody has judged it. */
export function isWorthRetry(outcome: RowOutcome | undefined): boolean {
  if (outcome?.kind !== 'failed') return false
  const { problem, isUnknown } = outcome
  return isUnknown || (problem.error !== undefined && isOutage(problem.error))
}
