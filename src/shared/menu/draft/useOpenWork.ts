import { useState } from 'react'
import type { Tree } from './draftItem.ts'

/** What is typed of an item and not taken into its menu yet: it is kept with the draft of that. */
export type OpenWork = {
  /** Null where nothing is typed. */
  read: () => unknown
  /** Calls whenever that changes, until the function that it returns is called. */
  onChange: (listener: () => void) => () => void
  /** The tree with what was left; null where it cannot be read. */
  apply: (tree: Tree, left: unknown) => Tree | null
  /** Goes on with it. */
  resume: (left: unknown) => void
}

/** What an editor's dialog tells of what is typed in it, without rendering the editor for each letter. */
export function useOpenWork(
  how: Pick<OpenWork, 'apply' | 'resume'>,
): OpenWork & { tell: (left: unknown) => void } {
  const [store] = useState(() => {
    const listeners = new Set<() => void>()
    let typed: unknown = null
    return {
      read: () => typed,
      onChange(listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      tell(left: unknown) {
        typed = left
        for (const listener of listeners) listener()
      },
    }
  })
  return { ...store, ...how }
}
