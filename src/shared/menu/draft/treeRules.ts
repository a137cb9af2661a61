import type { DraftItem, Tree } from './draftItem.ts'
import { inSection, sectionOf } from './sections.ts'

/** Path to an item from its root; empty if there is none. */
export function pathTo(tree: Tree, key: string): DraftItem[] {
  for (const item of tree) {
    if (item.key === key) return [item]
    if (item.children.length === 0) continue
    const below = pathTo(item.children, key)
    if (below.length > 0) return [item, ...below]
  }
  return []
}

export function findItem(tree: Tree, key: string): DraftItem | undefined {
  return pathTo(tree, key).at(-1)
}

export function countItems(tree: Tree): number {
  return tree.reduce((sum, { children }) => sum + 1 + countItems(children), 0)
}

/** Number of levels of an item and its descendants; 1 for a leaf. */
export function heightOf({ children }: DraftItem): number {
  return 1 + children.reduce((most, child) => Math.max(most, heightOf(child)), 0)
}

/** Replaces or removes (null) an item; returns the same tree if there is none. */
export function replaceItem(tree: Tree, key: string, replace: (item: DraftItem) => DraftItem | null): Tree {
  for (const [at, item] of tree.entries()) {
    const next =
      item.key === key ? replace(item) : withChildren(item, replaceItem(item.children, key, replace))
    if (next !== item) return [...tree.slice(0, at), ...(next ? [next] : []), ...tree.slice(at + 1)]
  }
  return tree
}

export function withChildren(item: DraftItem, children: Tree): DraftItem {
  return children === item.children ? item : { ...item, children: [...children] }
}

/** Removes a leaf; other items are not removed (MNU-39). */
export function removeItem(tree: Tree, key: string): Tree {
  return replaceItem(tree, key, (item) => (item.children.length > 0 ? item : null))
}

/** An item with the section of its root. */
export function placedItem(tree: Tree, key: string): DraftItem | undefined {
  const way = pathTo(tree, key)
  const item = way.at(-1)
  return item && { ...item, section: sectionOf(way[0]!) }
}

/**
 * Applies the form of an item. In the same section its stored section stays. Descendants follow a root into its
 * section; a child put into the other section becomes a root there.
 */
export function updateItem(tree: Tree, key: string, fields: Partial<DraftItem>): Tree {
  const way = pathTo(tree, key)
  const before = way.at(-1)
  if (!before) return tree
  const { stored, children, section } = before
  const item = { ...before, ...fields, key, stored, children, section }
  const [from, to] = [sectionOf(way[0]!), fields.section]
  if (to === undefined || sectionOf({ section: to }) === from) return replaceItem(tree, key, () => item)
  const moved = inSection(item, sectionOf({ section: to }))
  if (way.length === 1) return replaceItem(tree, key, () => moved)
  return [...replaceItem(tree, key, () => null), moved]
}
