import { useState } from 'react'
import { createListeners } from '#shared/browser/listeners.ts'
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
    const listeners = createListeners()
    let typed: unknown = null
    return {
      read: () => typed,
      onChange: listeners.add,
      tell(left: unknown) {
        typed = left
        listeners.tell()
      },
    }
  })
  return { ...store, ...how }
}
