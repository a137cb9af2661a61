import type { ApiError } from '#shared/api/apiError.ts'
import type { OnProgress } from '#shared/api/readMany.ts'

export type Counted = { count: number } | { error: ApiError }

/** One kind of records that use a record, such as the roles that give a privilege. */
export type Dependent = {
  /** Of its text. */
  id: 'roles' | 'privileges' | 'companies' | 'menuItems' | 'pending' | 'users'
  /** Resolves to what it has when the signal aborts. `onProgress`: how much of the work is done. */
  count: (signal: AbortSignal, onProgress: OnProgress) => Promise<Counted>
}

/** How far one kind is. */
export type DependentState =
  | { phase: 'counting'; done: number; total: number }
  | { phase: 'counted'; count: number }
  | { phase: 'failed'; error: ApiError }

export type DependentStates = Readonly<Partial<Record<Dependent['id'], DependentState>>>

/** The part of all kinds that is done, from 0 to 1; a kind that has said nothing yet has done nothing. */
export function shareDone(states: readonly DependentState[]): number {
  const shares = states.map((state) => {
    if (state.phase !== 'counting') return 1
    return state.total === 0 ? 0 : state.done / state.total
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}
