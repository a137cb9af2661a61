import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { pathTo } from '#shared/menu/draft/treeRules.ts'

/** A row of the tree. */
export type TreeRow = {
  item: DraftItem
  /** From 1. */
  level: number
  /** Among its siblings, from 1. */
  position: number
  count: number
  parent: string | null
}

/** Rows of a tree without children of collapsed items; `kept` restricts them. */
export function treeRows(
  tree: Tree,
  shut: ReadonlySet<string>,
  kept: ReadonlySet<string> | null = null,
): TreeRow[] {
  const rows: TreeRow[] = []
  function add(items: Tree, level: number, parent: string | null): void {
    for (const [at, item] of items.entries()) {
      if (kept && !kept.has(item.key)) continue
      rows.push({ item, level, position: at + 1, count: items.length, parent })
      if (!shut.has(item.key)) add(item.children, level + 1, item.key)
    }
  }
  add(tree, 1, null)
  return rows
}

/** Keys of all items with children. */
export function parentKeys(tree: Tree): string[] {
  return tree.flatMap(({ key, children }) => (children.length > 0 ? [key, ...parentKeys(children)] : []))
}

/** Collapsed keys without the ancestors of an item; the same set without a change. */
export function openTo(tree: Tree, key: string | null, shut: ReadonlySet<string>): ReadonlySet<string> {
  const above = key === null || shut.size === 0 ? [] : pathTo(tree, key).slice(0, -1)
  if (!above.some((item) => shut.has(item.key))) return shut
  const open = new Set(above.map((item) => item.key))
  return new Set([...shut].filter((one) => !open.has(one)))
}

/** Index after the last descendant of a row. */
export function endOf(rows: readonly TreeRow[], at: number): number {
  const { level } = rows[at]!
  const next = rows.findIndex((row, index) => index > at && row.level <= level)
  return next === -1 ? rows.length : next
}
