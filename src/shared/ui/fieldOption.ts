import { foldText } from '#shared/texts/foldText.ts'

export type FieldOption = { value: string; label: string }

/** Options that contain the text, ignoring accents and case. */
export function matchingOptions(options: readonly FieldOption[], text: string): readonly FieldOption[] {
  const wanted = foldText(text)
  return wanted === '' ? options : options.filter(({ label }) => foldText(label).includes(wanted))
}

/** Adds stored values that are no longer offered, so that they can be seen and removed. */
export function withUnknown(
  options: readonly FieldOption[],
  values: readonly string[],
): readonly FieldOption[] {
  const known = new Set(options.map(({ value }) => value))
  const unknown = values.filter((value) => value !== '' && !known.has(value))
  return unknown.length === 0 ? options : [...options, ...unknown.map((value) => ({ value, label: value }))]
}

/** Adds all visible options, or removes them if all were chosen; hidden ones do not change. */
export function toggleAll(values: readonly string[], inSight: readonly FieldOption[]): string[] {
  const chosen = new Set(values)
  const seen = new Set(inSight.map(({ value }) => value))
  if (inSight.every(({ value }) => chosen.has(value))) return values.filter((value) => !seen.has(value))
  return [...values, ...[...seen].filter((value) => !chosen.has(value))]
}
