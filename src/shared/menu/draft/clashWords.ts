import { serverText } from '#shared/texts/serverText.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import type { Clash } from './clashes.ts'
import type { DraftItem, ItemField } from './draftItem.ts'
import './menuDraftTexts.ts'
import { sectionOf } from './sections.ts'
import type { Standing } from './treeDifference.ts'

type Texts = Translate<'menuDraft'>

/** Texts of a conflict: its subject and both sides. */
export function clashWords(clash: Clash, t: Texts): { about: string | null; mine: string; theirs: string } {
  switch (clash.what) {
    case 'field': {
      const { field, mine, theirs } = clash
      return {
        about: t(`fields.${field}`),
        mine: valueText(mine, field, t),
        theirs: valueText(theirs, field, t),
      }
    }
    case 'moved':
      return {
        about: t('place'),
        mine: standingText(clash.mine, t),
        theirs: standingText(clash.theirs, t),
      }
    default:
      return { about: null, mine: t(`clash.${clash.what}.mine`), theirs: t(`clash.${clash.what}.theirs`) }
  }
}

/** Text of an item's position. */
export function standingText({ above, position }: Standing, t: Texts): string {
  return t('standing', {
    above: above.length === 0 ? t('firstLevel') : above.map((name) => serverText(name) ?? '').join(' › '),
    position,
  })
}

/** Text of an item's field. */
export function valueText(item: DraftItem, field: ItemField, t: Texts): string {
  if (field === 'isFunction') return t(item.isFunction ? 'fields.functionName' : 'fields.url')
  if (field === 'section') return t(sectionOf(item) === 1 ? 'values.application' : 'values.user')
  if (field === 'iconName' && item.isPersonalizedIcon) return t('values.picture')
  const value = item[field]
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no')
  return serverText(Array.isArray(value) ? value.join(', ') : String(value ?? '')) ?? t('values.none')
}
