import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { pathTo } from '#shared/menu/draft/treeRules.ts'
import { foldText } from '#shared/texts/foldText.ts'
import { remSize } from '#shared/browser/remSize.ts'

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

/** True if an item has the state switch; literally by the row, so an inactive child has none (MNU-40, G-44). */
export function canSwitch({ item, level }: Pick<TreeRow, 'item' | 'level'>): boolean {
  return item.isActivate || level === 1
}

/** Result of a search: matches, and matches with their ancestors. */
export type TreeSearch = { found: ReadonlySet<string>; kept: ReadonlySet<string> }

/** Items whose name, address or function contains the text, ignoring accents; null without a text. */
export function searchTree(tree: Tree, typed: string): TreeSearch | null {
  const wanted = foldText(typed)
  if (wanted === '') return null
  const found = new Set<string>()
  const kept = new Set<string>()
  /** True if anything matches there. */
  function look(items: Tree): boolean {
    let isAny = false
    for (const item of items) {
      const isBelow = look(item.children)
      const isFound = searched(item).includes(wanted)
      if (isFound) found.add(item.key)
      if (isFound || isBelow) kept.add(item.key)
      isAny ||= isFound || isBelow
    }
    return isAny
  }
  look(tree)
  return { found, kept }
}

const known = new WeakMap<DraftItem, string>()

/** Cached per item, because each typed letter searches all of them. */
function searched(item: DraftItem): string {
  const text = known.get(item) ?? foldText(`${item.name}\n${whereTo(item)}`)
  known.set(item, text)
  return text
}

/** Stored target of an item. */
export function whereTo({ isFunction, functionName, url }: DraftItem): string {
  return isFunction ? functionName : url
}

/** Tree width in rem from which a row has one line. */
const wide = 34

/** Row height in px for a tree width in px, by font size and pointer. */
export function rowHeightIn(width: number): number {
  const rem = remSize()
  if (width < wide * rem) return 3 * rem
  return (globalThis.matchMedia?.('(pointer: coarse)').matches ? 2.75 : 2) * rem
}
