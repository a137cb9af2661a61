import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { isLike } from '#shared/menu/draft/isLike.ts'
import { findItem, updateItem } from '#shared/menu/draft/treeRules.ts'
import { newSuiteItem } from '../suiteItem.ts'
import { toItemLogos, type LogoNames } from './logos.ts'
import { emptySuiteForm, type SuiteForm } from './suiteForm.ts'

/** Unsaved edit of one item, stored with the draft of its menu and reopened later; without files not yet uploaded. */
export type StoredSuiteItemDraft = {
  /** Null for a new one. */
  key: string | null
  form: SuiteForm
  /** Stored logos that were not removed. */
  logos: LogoNames
}

/** Parses a stored draft, possibly of another release; null if invalid. */
export function readStoredSuiteItemDraft(content: unknown): StoredSuiteItemDraft | null {
  const { key, form, logos } = Object(content) as Partial<Record<keyof StoredSuiteItemDraft, unknown>>
  if (key !== null && typeof key !== 'string') return null
  if (!isLike(form, emptySuiteForm) || !isLike(logos, { light: '', dark: '' })) return null
  return { key, form, logos }
}

/** The tree with the draft of an item applied; a deleted item is added as new. */
export function withStoredSuiteItemDraft(tree: Tree, { key, form, logos }: StoredSuiteItemDraft): Tree {
  const item = key === null ? undefined : findItem(tree, key)
  const before = item ?? newSuiteItem()
  const filled = { ...before, ...form, ...toItemLogos(logos, before) }
  return item ? updateItem(tree, item.key, filled) : [...tree, filled]
}
