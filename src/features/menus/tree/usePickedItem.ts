import { useState } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { moveStep, type Step } from '#shared/menu/draft/moveRules.ts'
import { findItem } from '#shared/menu/draft/treeRules.ts'
import { nameOf, placeText } from './placeText.ts'

/** An item in the hand, and the tree as it will be when it is dropped now. */
type Picked = { key: string; from: Tree; tree: Tree }

export type Picking = {
  picked: Picked | null
  pick: (key: string) => void
  /** Moves what is picked; without it, an item at once. */
  step: (key: string, step: Step) => void
  drop: () => void
  /** Back to where it was picked. */
  putBack: () => void
}

type PickedItemOptions = { tree: Tree; onChange: (next: Tree) => void; onSay: (text: string) => void }

/** Moving by keys: an item is picked up, moved, and dropped, which is one change (beyond 18). */
export function usePickedItem({ tree, onChange, onSay }: PickedItemOptions): Picking {
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const [held, setHeld] = useState<Picked | null>(null)
  // What was picked from another tree, such as one that was undone meanwhile, is not in the hand any more.
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
