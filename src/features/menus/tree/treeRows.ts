import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'

/** A line of the tree as it is seen. */
export type TreeRow = {
  item: DraftItem
  /** From 1. */
  level: number
  /** Among its siblings, from 1. */
  position: number
  count: number
  parent: string | null
}

/** The lines of a tree, without what hangs below shut items. */
export function treeRows(tree: Tree, shut: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = []
  function add(items: Tree, level: number, parent: string | null): void {
    for (const [at, item] of items.entries()) {
      rows.push({ item, level, position: at + 1, count: items.length, parent })
      if (!shut.has(item.key)) add(item.children, level + 1, item.key)
    }
  }
  add(tree, 1, null)
  return rows
}

/** The row below the last one that hangs below a row. */
export function endOf(rows: readonly TreeRow[], at: number): number {
  const { level } = rows[at]!
  const next = rows.findIndex((row, index) => index > at && row.level <= level)
  return next === -1 ? rows.length : next
}
