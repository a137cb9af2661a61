import { foldText } from '#shared/texts/foldText.ts'

export type FieldOption = { value: string; label: string }

/** The options that hold the text, whatever its accents and capitals. */
export function matchingOptions(options: readonly FieldOption[], text: string): readonly FieldOption[] {
  const wanted = foldText(text)
  return wanted === '' ? options : options.filter(({ label }) => foldText(label).includes(wanted))
}

/** A stored value that is not offered any more stays to be seen, and to be taken away. */
export function withUnknown(
  options: readonly FieldOption[],
  values: readonly string[],
): readonly FieldOption[] {
  const known = new Set(options.map(({ value }) => value))
  const unknown = values.filter((value) => value !== '' && !known.has(value))
  return unknown.length === 0 ? options : [...options, ...unknown.map((value) => ({ value, label: value }))]
}

/** All that are in sight are added, or taken away when all of them were there; what is out of sight stays. */
export function toggleAll(values: readonly string[], inSight: readonly FieldOption[]): string[] {
  const chosen = new Set(values)
  const seen = new Set(inSight.map(({ value }) => value))
  if (inSight.every(({ value }) => chosen.has(value))) return values.filter((value) => !seen.has(value))
  return [...values, ...[...seen].filter((value) => !chosen.has(value))]
}
