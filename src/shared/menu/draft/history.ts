/** Most steps that can be undone. */
export const historyLimit = 50

/** Present state, past ones (latest last) and undone ones (next first). */
export type History<State> = {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
}

export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Adds a step and drops undone ones; returns the same history without a change. */
export function changeTo<State>(history: History<State>, present: State): History<State> {
  if (present === history.present) return history
  return { past: [...history.past, history.present].slice(-historyLimit), present, future: [] }
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] }
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future }
}
