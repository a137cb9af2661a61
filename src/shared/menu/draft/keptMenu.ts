import { isSameTree, readTree, type Tree } from './draftItem.ts'

/** A menu as it is kept beyond the page. */
export type KeptMenu = {
  /** The stored menu that the changes were made to. */
  base: { id: number | null; menuJson: string | null }
  menuJson: string
}

type FittingMenu = { base: KeptMenu['base'] & { tree: Tree }; tree: Tree }

/** What was kept, as trees; null where one cannot be read, or nothing differs. */
export function fitMenuContent(kept: unknown): FittingMenu | null {
  const { base, menuJson } = Object(kept) as Partial<KeptMenu>
  const { id, menuJson: before } = Object(base) as Partial<KeptMenu['base']>
  if (typeof menuJson !== 'string' || (id !== null && typeof id !== 'number')) return null
  if (before !== null && typeof before !== 'string') return null
  const [old, own] = [readTree(before), readTree(menuJson)]
  if (old.isBroken || own.isBroken || isSameTree(old.tree, own.tree)) return null
  return { base: { id, menuJson: before, tree: old.tree }, tree: own.tree }
}
