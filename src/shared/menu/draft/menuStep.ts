import type { UndoLook, UndoStep } from '#shared/changes/change.ts'
import { canBeStored } from './canBeStored.ts'
import { isSameTree, menuJsonOf, readTree } from './draftItem.ts'
import { itemNames } from './itemNames.ts'
import { mergeTrees } from './mergeTrees.ts'
import { textOf, type MenuCalls, type StoredMenu } from './useMenuState.ts'

type SavedMenu = {
  name: string
  id: number | null
  /** Stored text before and after the save. */
  before: string
  after: string
  calls: Pick<MenuCalls, 'read' | 'send'>
}

/** Menu after the undo of a save; `left` names items that others have changed since. */
type Back = { menujson: string; isStored: boolean; left: string | null }

/** Undo of a menu save: reverts its own changes, item by item, in the currently stored menu. */
export function menuStep({ name, id, before, after, calls }: SavedMenu): UndoStep {
  return {
    name,
    async look(): Promise<UndoLook> {
      const answer = await calls.read()
      if ('error' in answer) return answer
      const stored = answer.data
      const back = id === null || stored.id === id ? takenBack({ before, after }, stored) : null
      if (back === null) return { changed: null }
      const { menujson, isStored, left } = back
      if (isStored) return left === null ? { isBack: true } : { changed: left }
      return { send: () => calls.send({ id: stored.id, menujson }), left }
    },
    async isBack() {
      const answer = await calls.read()
      if ('error' in answer) return 'unknown'
      return takenBack({ before, after }, answer.data)?.isStored ? 'done' : 'notDone'
    },
  }
}

/** Null if later changes cannot be distinguished from the save's. */
export function takenBack(saved: Pick<SavedMenu, 'before' | 'after'>, stored: StoredMenu): Back | null {
  const now = textOf(stored)
  if (now === saved.before || now === saved.after)
    return { menujson: saved.before, isStored: now === saved.before, left: null }
  const [before, after, theirs] = [saved.before, saved.after, now].map(readTree)
  if (theirs!.isBroken) return null
  const merge = mergeTrees(after!.tree, before!.tree, theirs!.tree)
  const menujson = merge && menuJsonOf(merge.tree)
  if (!menujson || !canBeStored(menujson)) return null
  return {
    menujson,
    isStored: isSameTree(merge.tree, theirs!.tree),
    left: merge.clashes.length === 0 ? null : itemNames(merge.clashes),
  }
}
