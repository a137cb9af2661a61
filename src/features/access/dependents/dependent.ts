import type { ApiError } from '#shared/api/apiError.ts'
import type { OnProgress } from '#shared/api/readMany.ts'
import { answerOf } from '#shared/api/reads.ts'

export type Counted = { count: number } | { error: ApiError }

/** One kind of records that use a record, such as the roles that give a privilege. */
export type Dependent = {
  /** Key of its text. */
  id: 'roles' | 'privileges' | 'companies' | 'menuItems' | 'pending' | 'users'
  /** After an abort it resolves with the partial count. `onProgress`: share of the work. */
  count: (signal: AbortSignal, onProgress: OnProgress) => Promise<Counted>
}

/** State of one kind. */
export type DependentState =
  | { phase: 'counting'; done: number; total: number }
  | { phase: 'counted'; count: number }
  | { phase: 'failed'; error: ApiError }

export type DependentStates = Readonly<Partial<Record<Dependent['id'], DependentState>>>

/** Total progress from 0 to 1. */
export function shareDone(states: readonly DependentState[]): number {
  const shares = states.map((state) => {
    if (state.phase !== 'counting') return 1
    return state.total === 0 ? 0 : state.done / state.total
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** Sum over the rows of a read; each row counts as one, none or several. */
export async function counted<Row>(
  asked: Parameters<typeof answerOf<readonly Row[]>>[0],
  countOf: (row: Row) => number | boolean,
): Promise<Counted> {
  const rows = await answerOf(asked)
  if ('error' in rows) return rows
  return { count: rows.data.reduce((count, row) => count + Number(countOf(row)), 0) }
}
