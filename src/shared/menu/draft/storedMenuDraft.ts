import { isSameTree, readTree, type Tree } from './draftItem.ts'
import type { OpenWork } from './useOpenWork.ts'

/** Draft of a menu in the browser's storage. */
export type StoredMenuDraft = {
  /** The menu that was changed. */
  base: { id: number | null; menuJson: string | null }
  menuJson: string
  /** The open edit of an item. */
  item?: unknown
}

type FittingMenu = {
  base: StoredMenuDraft['base'] & { tree: Tree }
  tree: Tree
  item: unknown
  /** The menu including the open edit. */
  shown: Tree
}

/** Trees of a draft; null if invalid or without changes. */
export function fitMenuContent(
  content: unknown,
  withItem: OpenWork['apply'] = () => null,
): FittingMenu | null {
  const { base, menuJson, item = null } = Object(content) as Partial<StoredMenuDraft>
  const { id, menuJson: before } = Object(base) as Partial<StoredMenuDraft['base']>
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
