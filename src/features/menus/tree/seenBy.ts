import type { DraftItem } from '#shared/menu/draft/draftItem.ts'

/** Who sees an item: everybody, nobody, or whoever has one of so many privileges. */
export type SeenBy = 'all' | 'nobody' | number

/**
 * By the rule of the preview (`preview/seenTree.ts`): one of its privileges is enough, none shows it to all. `active`:
 * whether each privilege of the application is active, by its name in small letters; null while that is not known.
 */
export function seenBy({ privilege }: DraftItem, active: ReadonlyMap<string, boolean> | null): SeenBy {
  const wanted = new Set(privilege.map((name) => name.toLowerCase()))
  if (wanted.size === 0) return 'all'
  if (!active) return wanted.size
  return [...wanted].filter((name) => active.get(name) === true).length || 'nobody'
}
