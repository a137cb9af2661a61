/** What a part of a namespace holds, to be brought back: within the process (`save`), or from a file (`dump`, `load`). */
export type Kept = {
  /** Remembers the present state; what it returns brings it back, as often as it is called. */
  save: () => () => void
  dump: () => unknown
  /** What `dump` gave, here or in another process. */
  load: (state: unknown) => void
}

/** Copies both ways, so that what was remembered does not change with what is there. */
export function kept<State>(read: () => State, write: (state: State) => void): Kept {
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
