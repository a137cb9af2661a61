import { serverText } from '#shared/texts/serverText.ts'
import type { Warning } from './itemWarnings.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { around } from '#shared/menu/draft/moveRules.ts'
import '#shared/menu/draft/menuDraftTexts.ts'

type Texts = Translate<['menuSettings', 'menuDraft']>

export function nameOf({ name }: Pick<DraftItem, 'name'>, t: Texts): string {
  return serverText(name) ?? t('menuDraft:unnamed')
}

/** Text of an item's position. */
export function placeText(tree: Tree, key: string, t: Texts): string {
  const { parent, siblings, at } = around(tree, key)
  const numbers = { position: at + 1, count: siblings.length }
  return parent
    ? t('menuSettings:placeBelow', { ...numbers, parent: nameOf(parent, t) })
    : t('menuSettings:placeRoot', numbers)
}

export function warningText(warning: Warning, t: Texts): string {
  const names = 'names' in warning ? (serverText(warning.names) ?? '') : ''
  return t(`menuSettings:warning.${warning.kind}`, { names })
}
