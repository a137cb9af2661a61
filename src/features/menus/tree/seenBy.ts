import type { DraftItem } from '#shared/menu/draft/draftItem.ts'

/** Who sees an item: everybody, nobody, or users with one of this number of privileges. */
export type SeenBy = 'all' | 'nobody' | number

/**
 * By the rule of the preview (`preview/seenTree.ts`): one privilege is enough, none shows it to all. `active`: active
 * state of the application's privileges by lower-case name; null while unknown.
 */
export function seenBy({ privilege }: DraftItem, active: ReadonlyMap<string, boolean> | null): SeenBy {
  const wanted = new Set(privilege.map((name) => name.toLowerCase()))
  if (wanted.size === 0) return 'all'
  if (!active) return wanted.size
  return [...wanted].filter((name) => active.get(name) === true).length || 'nobody'
}
