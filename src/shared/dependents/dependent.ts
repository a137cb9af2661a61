import type { ApiError } from '#shared/api/apiError.ts'

export type Counted = { count: number } | { error: ApiError }

/** One kind of records that use a record, such as the roles that give a privilege. */
export type Dependent = {
  id: string
  /** As in '3 roles'. */
  text: (count: number) => string
  /** Resolves to what it has when the signal aborts. `onProgress`: how much of the work is done. */
  count: (signal: AbortSignal, onProgress: (done: number, total: number) => void) => Promise<Counted>
}

/** How far one kind is. */
export type DependentState =
  | { phase: 'counting'; done: number; total: number }
  | { phase: 'counted'; count: number }
  | { phase: 'failed'; error: ApiError }

export type DependentStates = Readonly<Record<string, DependentState>>

/** The part of all kinds that is done, from 0 to 1; a kind that has said nothing yet has done nothing. */
export function shareDone(states: readonly DependentState[]): number {
  const shares = states.map((state) => {
    if (state.phase !== 'counting') return 1
    return state.total === 0 ? 0 : state.done / state.total
  })
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** What was found so far, in words: '3 roles', '7 ítems de menú'. Kinds without any are left out. */
export function foundTexts(kinds: readonly Dependent[], states: DependentStates): string[] {
  return kinds.flatMap(({ id, text }) => {
    const state = states[id]
    return state?.phase === 'counted' && state.count > 0 ? [text(state.count)] : []
  })
}
