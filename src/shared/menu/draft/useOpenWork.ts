import { useState } from 'react'
import { createListeners } from '#shared/browser/listeners.ts'
import type { Tree } from './draftItem.ts'

/** Open edit of an item that is not applied to its menu yet; part of the menu's draft. */
export type OpenWork = {
  /** Null without changes. */
  read: () => unknown
  /** Subscribes to changes; returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void
  /** The tree with a restored edit; null if invalid. */
  apply: (tree: Tree, content: unknown) => Tree | null
  /** Continues a restored edit. */
  resume: (content: unknown) => void
}

/** Connects the form of an item with the editor, without rendering the editor on each key. */
export function useOpenWork(
  how: Pick<OpenWork, 'apply' | 'resume'>,
): OpenWork & { update: (content: unknown) => void } {
  const [store] = useState(() => {
    const listeners = createListeners()
    let typed: unknown = null
    return {
      read: () => typed,
      onChange: listeners.add,
      update(content: unknown) {
        typed = content
        listeners.notify()
      },
    }
  })
  return { ...store, ...how }
}
