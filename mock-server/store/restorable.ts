/** State that can be restored: within the process (`save`), or from a file (`dump`, `load`). */
export type Restorable = {
  /** Saves the current state; the returned function restores it, any number of times. */
  save: () => () => void
  dump: () => unknown
  /** Loads a `dump` of this or another process. */
  load: (state: unknown) => void
}

/** Copies when saving and restoring, so that the saved state never changes. */
export function restorable<State>(read: () => State, write: (state: State) => void): Restorable {
  const dump = (): State => structuredClone(read())
  const load = (state: unknown): void => write(structuredClone(state as State))
  return {
    dump,
    load,
    save() {
      const saved = dump()
      return () => load(saved)
    },
  }
}
