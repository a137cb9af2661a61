import type { LookUp } from '#shared/api/reads.ts'
import type { Answer } from '#shared/api/write.ts'
import type { ApiError } from '#shared/api/apiError.ts'

/** State of a record before its undo. */
export type UndoLook =
  /** Ready to undo; `left` names values that others changed since and that stay. */
  | { send: () => PromiseLike<Answer>; left?: string | null }
  /** Already as before the change. */
  | { isBack: true }
  /** Changed by others, with the difference if it has a text. */
  | { changed: string | null }
  /** Can no longer be changed, and why. */
  | { refusal: string }
  | { error: ApiError }

/** The undo of one record. */
export type UndoStep = {
  /** Names the record. */
  name: string
  look: () => Promise<UndoLook>
  /** Looks up whether the undo succeeded after a lost answer. */
  isBack: LookUp
}

/** A value before and after, as texts. */
export type Difference = { label: string; before: string; after: string }

export type NewChange = {
  /** Id of the endpoint, for the reference. */
  call: string
  /** What was done, in the current language. */
  title: () => string
  /** Name of the record. */
  name: () => string
  /** Address of the record, or of a list. */
  path?: string
  differences?: () => readonly Difference[]
  /** One undo step for each record, or why there is no undo. */
  undo: readonly UndoStep[] | { noWay: () => string }
  /** Message after a full undo; by default, that everything is as before. */
  undone?: () => string
  onUndone?: () => void
}

/** Progress of an undo. */
export type UndoState =
  | { kind: 'done' }
  /** `waits`: the service asked to wait. */
  | { kind: 'running'; done: number; total: number; waits?: boolean }
  /** `left`: steps that can be retried; `problems`: why steps failed. */
  | { kind: 'stopped'; left: readonly UndoStep[]; problems: readonly UndoProblem[] }
  | { kind: 'undone' }

export type UndoProblem = { name: string; text: string; error?: ApiError }

export type Change = NewChange & { id: number; at: number; state: UndoState }

/** The serializable part of a change in the store; `at` in ms. */
export type ChangeEntry = Pick<Change, 'id' | 'call' | 'path' | 'at'> & {
  state: Exclude<UndoState, { kind: 'stopped' }> | Omit<Extract<UndoState, { kind: 'stopped' }>, 'left'>
}

/** The functions of a change, which the store cannot hold. */
export type ChangeFunctions = Omit<NewChange, 'call' | 'path'> & { left: readonly UndoStep[] }
