import type { ApiError } from '#shared/api/apiError.ts'

type TaskKind = 'export' | 'bulk' | 'import'

/** Background work that continues while the user navigates. */
export type NewTask = {
  kind: TaskKind
  /**
   * Title in the current language: 'Exportar usuarios'. Must not contain names, because the browser stores it.
   */
  title: () => string
  /** Number of rows; null while unknown. */
  total: number | null
  /** Path of its screen. */
  path?: string
  /** Finishes pending rows and starts no more; without it the task cannot be paused. Needs `resume`. */
  pause?: () => void
  resume?: () => void
  /** Starts no more rows. Asynchronous; must call `end` with 'stopped' or the actual outcome. */
  stop: () => void
  /** True if it has its own dialog or screen; then it is in the top bar only after `toBackground`. */
  isInFront?: boolean
}

export type TaskEnd = {
  /** `stopped`: by the user, or without re-authentication. */
  outcome: 'done' | 'stopped' | 'failed'
  /** Result as a sentence in the current language: 'Exportaste 5.000 usuarios.' */
  text: () => string
  /** Successful and failed rows for the history; default: the progress. */
  counts?: { done: number; failed: number }
  /** The failure, for its reference. */
  error?: ApiError
  /** Saves its file again, until the page is left. */
  download?: () => void
  /** Opens its result. */
  open?: () => void
  /** Repeats it, or what is left of it. */
  retry?: () => void
  /** True if its end is shown on its screen, without a toast. */
  isSeen?: boolean
}

export type TaskHandle = {
  id: number
  /** Rows so far, and a new `total`. Can be called for every row; shown at most ten times a second. */
  progress: (done: number, total?: number) => void
  /** Shows the reason of a pause not caused by the user, such as Retry-After; null when it continues. */
  waitsFor: (reason: (() => string) | null) => void
  /** Shows it in the top bar, even after its end; `false` returns it to its own dialog or screen. */
  toBackground: (isInBackground?: boolean) => void
  /** Ends the task; later calls are ignored. */
  end: (end: TaskEnd) => void
}

type TaskPhase = 'running' | 'paused' | 'stopping' | 'ended'

/** State of a task in the store. */
export type TaskEntry = Pick<NewTask, 'kind' | 'total' | 'path'> & {
  id: number
  /** Its user (`currentPerson`). */
  owner: string | null
  isInFront: boolean
  /** ms. */
  startedAt: number
  endedAt: number | null
  done: number
  phase: TaskPhase
  /** True if it has ended and the task list was not opened since. */
  isNew: boolean
}

/** Functions of a task, which the store cannot hold. */
export type TaskFunctions = Pick<NewTask, 'title' | 'pause' | 'resume' | 'stop'> & {
  waitsFor: (() => string) | null
  end: TaskEnd | null
}

export type Task = TaskEntry & TaskFunctions
