import type { Difference } from '#shared/changes/change.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import { standingText, valueText } from './clashWords.ts'
import type { Tree } from './draftItem.ts'
import { treeDifference, type TreeChange } from './treeDifference.ts'
import { findItem } from './treeRules.ts'

/** Differences between two trees as texts, with old and new value. */
export function treeWords(before: Tree, after: Tree, t: Translate<'menuDraft'>): Difference[] {
  return treeDifference(before, after).flatMap((change) => {
    if (change.kind === 'changed')
      return change.fields.map((field) => ({
        label: `${nameOf(change)} · ${t(`fields.${field}`)}`,
        before: valueText(findItem(before, change.key)!, field, t),
        after: valueText(findItem(after, change.key)!, field, t),
      }))
    return {
      label: `${t(`kinds.${change.kind}`)} · ${nameOf(change)}`,
      before: 'from' in change ? standingText(change.from, t) : '',
      after: 'to' in change ? standingText(change.to, t) : '',
    }
  })

  function nameOf({ name }: TreeChange): string {
    return serverText(name) ?? t('unnamed')
  }
}
