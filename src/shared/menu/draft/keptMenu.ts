import { isSameTree, readTree, type Tree } from './draftItem.ts'
import type { OpenWork } from './useOpenWork.ts'

/** A menu as it is kept beyond the page. */
export type KeptMenu = {
  /** The stored menu that the changes were made to. */
  base: { id: number | null; menuJson: string | null }
  menuJson: string
  /** What was typed of an item and not taken into the menu. */
  item?: unknown
}

type FittingMenu = {
  base: KeptMenu['base'] & { tree: Tree }
  tree: Tree
  item: unknown
  /** The menu with what was typed of the item. */
  shown: Tree
}

/** What was kept, as trees; null where one cannot be read, or nothing differs. */
export function fitMenuContent(kept: unknown, withItem: OpenWork['apply'] = () => null): FittingMenu | null {
  const { base, menuJson, item = null } = Object(kept) as Partial<KeptMenu>
  const { id, menuJson: before } = Object(base) as Partial<KeptMenu['base']>
  if (typeof menuJson !== 'string' || (id !== null && typeof id !== 'number')) return null
  if (before !== null && typeof before !== 'string') return null
  const [old, own] = [readTree(before), readTree(menuJson)]
  if (old.isBroken || own.isBroken) return null
  const tree = isSameTree(old.tree, own.tree) ? old.tree : own.tree
  const filled = item === null ? null : withItem(tree, item)
  const shown = filled ?? tree
  if (isSameTree(old.tree, shown)) return null
  return { base: { id, menuJson: before, tree: old.tree }, tree, item: filled && item, shown }
}
