import { numeral } from '#shared/format/numeral.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { firstNames } from './bulkWords.ts'

/** 'Ana, Luis y 120 más'. */
export function namesText(all: readonly string[]): string {
  const { names, more } = firstNames(all)
  const joined = names.join(', ')
  return more === 0 ? joined : i18n.t('list:namesAndMore', { names: joined, number: numeral(more) })
}
