import type { LookUp } from '#shared/api/lookUp.ts'
import type { Answer } from '#shared/api/write.ts'
import type { ApiError } from '#shared/api/apiError.ts'

/** What a look at a record says before its change is taken back. */
export type UndoLook =
  /** It is as the change left it; but for `left`, which somebody has changed since, and which stays. */
  | { send: () => PromiseLike<Answer>; left?: string | null }
  /** It is as it was before the change already. */
  | { isBack: true }
  /** It is neither; what somebody else has changed, where that has words. */
  | { changed: string | null }
  /** It cannot be changed any more, and why. */
  | { refusal: string }
  | { error: ApiError }

/** How one record is taken back. */
export type UndoStep = {
  /** Names the record. */
  name: string
  look: () => Promise<UndoLook>
  /** Whether it is as it was before, where the answer does not say so. */
  isBack: LookUp
}

/** A value before and after, in words. */
export type Difference = { label: string; before: string; after: string }

export type NewChange = {
  /** Id of the endpoint that did it, for its reference. */
  call: string
  /** What was done, in the language in force. */
  title: () => string
  /** Names what it was done to. */
  name: () => string
  /** Where it is seen: a record that is there, or a list. */
  path?: string
  differences?: () => readonly Difference[]
  /** The records that it changed, each with its way back; or why there is none from here. */
  undo: readonly UndoStep[] | { noWay: () => string }
  /** What is said once all of it is taken back; without it, that it is as before. */
  undone?: () => string
  onUndone?: () => void
}

/** How far a change is taken back. */
export type UndoState =
  | { kind: 'done' }
  /** It `waits` where the service has asked for patience. */
  | { kind: 'running'; done: number; total: number; waits?: boolean }
  /** `left` are the steps that can be tried again, `problems` why they or others were not taken back. */
  | { kind: 'stopped'; left: readonly UndoStep[]; problems: readonly UndoProblem[] }
  | { kind: 'undone' }

export type UndoProblem = { name: string; text: string; error?: ApiError }

export type Change = NewChange & { id: number; at: number; state: UndoState }

/** What the store holds of a change: `at` in ms. */
export type ChangeEntry = Pick<Change, 'id' | 'call' | 'path' | 'at'> & {
  state: Exclude<UndoState, { kind: 'stopped' }> | Omit<Extract<UndoState, { kind: 'stopped' }>, 'left'>
}

/** What the store cannot hold of it. */
export type ChangeFunctions = Omit<NewChange, 'call' | 'path'> & { left: readonly UndoStep[] }
