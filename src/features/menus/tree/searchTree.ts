import { foldText } from '#shared/texts/foldText.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'

/** What a search leaves of a tree: the items that were found, and those with all that stands above them. */
export type TreeSearch = { found: ReadonlySet<string>; kept: ReadonlySet<string> }

/** The items whose name, address or function has the text in it, whatever its accents; null where nothing is typed. */
export function searchTree(tree: Tree, typed: string): TreeSearch | null {
  const wanted = foldText(typed)
  if (wanted === '') return null
  const found = new Set<string>()
  const kept = new Set<string>()
  /** Whether anything was found there. */
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

/** Kept for each item: a letter more asks all of them again. */
function searched(item: DraftItem): string {
  const text = known.get(item) ?? foldText(`${item.name}\n${whereTo(item)}`)
  known.set(item, text)
  return text
}

/** Where an item leads, as it is stored. */
export function whereTo({ isFunction, functionName, url }: DraftItem): string {
  return isFunction ? functionName : url
}
