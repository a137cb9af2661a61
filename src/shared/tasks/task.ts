import type { ApiError } from '#shared/api/apiError.ts'

export type TaskKind = 'export' | 'bulk' | 'import'

/** Something that takes a while, and goes on while its person moves through the console. */
export type NewTask = {
  kind: TaskKind
  /**
   * What is done, in the language in force: 'Exportar usuarios'. It is kept in the history of this browser, so that it
   * names nobody.
   */
  title: () => string
  /** How many rows there are; null while nobody knows. */
  total: number | null
  /** Where it was begun, and where more of it is seen. */
  path?: string
  /** Lets what is under way end and begins no more; without it, it cannot be paused. `resume` belongs to it. */
  pause?: () => void
  resume?: () => void
  /** Begins no more. It may take a moment, and has to call `end` with 'stopped' (or whatever came of it). */
  stop: () => void
  /** It has a dialog or screen of its own, and is only shown in the top bar after `toBackground`. */
  isInFront?: boolean
}

export type TaskEnd = {
  /** `stopped`: by its person, or because nobody came back to it. */
  outcome: 'done' | 'stopped' | 'failed'
  /** What came of it, a sentence in the language in force: 'Exportaste 5.000 usuarios.' */
  text: () => string
  /** Rows that were done, and that failed; for the history. Without them, how far it was. */
  counts?: { done: number; failed: number }
  /** Why it failed, for the reference. */
  error?: ApiError
  /** Saves its file once more; offered as long as the page stands. */
  download?: () => void
  /** Shows its result. */
  open?: () => void
  /** Does it once more, or what is left of it. */
  retry?: () => void
  /** Its end is said where it is on screen, and not in passing too. */
  isSeen?: boolean
}

export type TaskHandle = {
  id: number
  /** Rows so far, of `total` where it changes. May be called for every row: it is shown ten times a second at most. */
  progress: (done: number, total?: number) => void
  /** Says that it waits for something that is not its person, such as a service that asks for time; null: it goes on. */
  waitsFor: (reason: (() => string) | null) => void
  /** Shows it in the top bar, also once it has ended; `false` takes it back to its own dialog or screen. */
  toBackground: (isInBackground?: boolean) => void
  /** Once; what comes after it is not heard. */
  end: (end: TaskEnd) => void
}

export type TaskPhase = 'running' | 'paused' | 'stopping' | 'ended'

/** What the store holds of a task. */
export type TaskEntry = Pick<NewTask, 'kind' | 'total' | 'path'> & {
  id: number
  /** Whose it is (`currentPerson`). */
  owner: string | null
  isInFront: boolean
  /** ms. */
  startedAt: number
  endedAt: number | null
  done: number
  phase: TaskPhase
  /** It has ended, and its person has not looked at the place of tasks since. */
  isNew: boolean
}

/** What the store cannot hold of it. */
export type TaskFunctions = Pick<NewTask, 'title' | 'pause' | 'resume' | 'stop'> & {
  waitsFor: (() => string) | null
  end: TaskEnd | null
}

export type Task = TaskEntry & TaskFunctions
