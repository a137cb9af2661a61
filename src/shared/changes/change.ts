import { type LookUp, foundIn, type Read } from '#shared/api/reads.ts'
import { type Answer, prepared, type Write } from '#shared/api/write.ts'
import { type ApiError, unreached } from '#shared/api/apiError.ts'

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

type Switched = Pick<NewChange, 'call' | 'title'> &
  Switch & {
    /** Names the record. */
    name: string
    path: string
    turnsOn: boolean
  }

/** The change of a switched record, with its undo. */
export function switchChange({ call, title, name, path, turnsOn, read, writeTo }: Switched): NewChange {
  return {
    call,
    title,
    name: () => name,
    path,
    undo: [switchStep({ name, before: !turnsOn, after: turnsOn, read, writeTo })],
  }
}

/** How a record is switched. `Why`: nothing to send, because it is in that state already. */
export type Switch<Value = boolean, Why = never> = {
  /** The current value; null if the record is deleted. */
  read: () => Promise<Read<Value | null>>
  writeTo: (value: Value, onDone?: () => void) => Write<unknown, Why>
}

/** The undo step of a switch. */
export function switchStep<Value, Why>(
  switched: Switch<Value, Why> & { name: string; before: Value; after: Value },
): UndoStep {
  const { name, before, after, read, writeTo } = switched
  return {
    name,
    async look() {
      const now = await read()
      if ('error' in now) return now
      if (now.data === before) return { isBack: true }
      if (now.data !== after) return { changed: null }
      const ready = await prepared(writeTo(before))
      return 'why' in ready ? { isBack: true } : ready
    },
    isBack: () => foundIn(read(), (now) => now === before),
  }
}

/** An undo step whose code is loaded when it runs; `call` is its endpoint. */
export function lazyStep(name: string, call: string, load: () => Promise<UndoStep>): UndoStep {
  return {
    name,
    look: () =>
      load().then(
        (step) => step.look(),
        () => ({ error: unreached(call) }),
      ),
    isBack: () =>
      load().then(
        (step) => step.isBack(),
        () => 'unknown',
      ),
  }
}
