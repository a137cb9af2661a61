import { foldText } from '#shared/texts/foldText.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'

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
