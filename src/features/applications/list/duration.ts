import type { Translate } from '#shared/texts/Translate.ts'

const names = new Map<number | null | undefined, 'minutes' | 'hours' | 'days'>([
  [1, 'minutes'],
  [2, 'hours'],
  [3, 'days'],
])

/** '30 Minutos' (APP-04); only the amount for an unknown unit, '' without an amount. */
export function durationText(
  amount: number | null | undefined,
  unit: number | null | undefined,
  t: Translate<'applications'>,
): string {
  if (amount === null || amount === undefined) return ''
  const name = names.get(unit)
  return name ? `${amount} ${t(`units.${name}`)}` : String(amount)
}
