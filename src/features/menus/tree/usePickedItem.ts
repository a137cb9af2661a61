import { useState } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { moveStep, type Step } from '#shared/menu/draft/moveRules.ts'
import { findItem } from '#shared/menu/draft/treeRules.ts'
import { nameOf, placeText } from './itemText.ts'

/** A picked item, and the tree if it is dropped now. */
type Picked = { key: string; from: Tree; tree: Tree }

export type Picking = {
  picked: Picked | null
  pick: (key: string) => void
  /** Moves the picked item, or an item at once if none is picked. */
  step: (key: string, step: Step) => void
  drop: () => void
  /** Cancels the move. */
  putBack: () => void
}

type PickedItemOptions = { tree: Tree; onChange: (next: Tree) => void; onSay: (text: string) => void }

/** Keyboard moves: pick up, move and drop are one change (beyond 18). */
export function usePickedItem({ tree, onChange, onSay }: PickedItemOptions): Picking {
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const [held, setHeld] = useState<Picked | null>(null)
  // An item picked from another tree, such as before an undo, is no longer picked.
  const picked = held?.from === tree ? held : null

  function say(text: 'picked' | 'moved' | 'dropped' | 'returned' | 'stays', of: Tree, key: string): void {
    const name = nameOf(findItem(of, key)!, t)
    onSay(t(`menuSettings:${text}`, { name, place: placeText(of, key, t) }))
  }
  return {
    picked,
    pick(key) {
      setHeld({ key, from: tree, tree })
      say('picked', tree, key)
    },
    step(key, step) {
      const before = picked?.tree ?? tree
      const next = moveStep(before, key, step)
      if (next === before) return say('stays', before, key)
      if (picked) setHeld({ ...picked, tree: next })
      else onChange(next)
      say('moved', next, key)
    },
    drop() {
      if (!picked) return
      setHeld(null)
      if (picked.tree !== tree) onChange(picked.tree)
      say('dropped', picked.tree, picked.key)
    },
    putBack() {
      if (!picked) return
      setHeld(null)
      say('returned', tree, picked.key)
    },
  }
}
