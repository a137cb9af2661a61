import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { isLike } from '#shared/menu/draft/isLike.ts'
import { findItem, updateItem } from '#shared/menu/draft/treeRules.ts'
import { newSuiteItem } from '../suiteItem.ts'
import { toItemLogos, type LogoNames } from './logos.ts'
import { emptySuiteForm, type SuiteForm } from './suiteForm.ts'

/** What was typed of an item and not accepted; a picture that was not uploaded is not among it. */
export type LeftSuiteItem = {
  /** Null for a new one. */
  key: string | null
  form: SuiteForm
  /** The logos that were stored and not taken away. */
  logos: LogoNames
}

/** What was kept, possibly by another release; null where it is not that. */
export function readLeftSuiteItem(kept: unknown): LeftSuiteItem | null {
  const { key, form, logos } = Object(kept) as Partial<Record<keyof LeftSuiteItem, unknown>>
  if (key !== null && typeof key !== 'string') return null
  if (!isLike(form, emptySuiteForm) || !isLike(logos, { light: '', dark: '' })) return null
  return { key, form, logos }
}

/** The tree with what was left of an item; one that is not there any more is a new one. */
export function withLeftSuiteItem(tree: Tree, { key, form, logos }: LeftSuiteItem): Tree {
  const item = key === null ? undefined : findItem(tree, key)
  const before = item ?? newSuiteItem()
  const filled = { ...before, ...form, ...toItemLogos(logos, before) }
  return item ? updateItem(tree, item.key, filled) : [...tree, filled]
}
