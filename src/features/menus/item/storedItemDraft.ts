import { draftOf, type MenuTarget } from '#shared/menu/draft/newItem.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { isLike } from '#shared/menu/draft/isLike.ts'
import { findItem, updateItem } from '#shared/menu/draft/treeRules.ts'
import { toForm, type ItemForm, noIcon, type ItemIcon, toItem } from './form.ts'

/** Draft of an item that was not accepted; without pictures that were not uploaded. */
export type StoredItemDraft = {
  /** Null for a new one. */
  key: string | null
  form: ItemForm
  icon: ItemIcon
  /** Name of a catalogue icon. */
  picked: string | null
}

/** Parses a stored draft, possibly of another release; null if invalid. */
export function readStoredItemDraft(content: unknown): StoredItemDraft | null {
  const { key, form, icon, picked } = Object(content) as Partial<Record<keyof StoredItemDraft, unknown>>
  if (key !== null && typeof key !== 'string') return null
  if (picked !== null && typeof picked !== 'string') return null
  if (!isLike(form, toForm(undefined, 1)) || !isLike(icon, noIcon)) return null
  return form.link === 'url' || form.link === 'function' ? { key, form, icon, picked } : null
}

/** The tree with the draft of an item applied; a deleted item is added as new. */
export function withStoredItemDraft(tree: Tree, itemDraft: StoredItemDraft, target: MenuTarget): Tree {
  const item = itemDraft.key === null ? undefined : findItem(tree, itemDraft.key)
  const icon = itemDraft.picked === null ? itemDraft.icon : { ...noIcon, iconName: itemDraft.picked }
  const filled = toItem(item, itemDraft.form, icon, target.location)
  return item
    ? updateItem(tree, item.key, { ...filled, children: item.children })
    : [...tree, draftOf(filled, target)]
}
