import { numeral } from '#shared/format/numeral.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import type { SkipReason } from './userRules.ts'

/** Number of users a bulk action skips for a reason, worded for its direction. */
export function skippedText(
  t: Translate<['users', 'list']>,
  reason: SkipReason,
  turnsOn: boolean,
  count: number,
): string {
  const number = numeral(count)
  if (reason === 'self') return t('skippedCount.self', { number })
  if (reason === 'opaque') return t('skippedCount.opaque', { count, number })
  return t(`skippedCount.${reason}${turnsOn ? 'On' : 'Off'}`, { count, number })
}
