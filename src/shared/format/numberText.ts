export type NumberLimits = { min?: number | undefined; max?: number | undefined }

/** The text of a whole number, or the start of one, with at most this many digits; else null. */
export function numberCharacters(text: string, digits: number): string | null {
  const whole = text.trim()
  return /^-?[0-9]*$/.test(whole) && whole.replace('-', '').length <= digits ? whole : null
}

/** Number of a text, or null. */
export function readNumber(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null
}

/** Value after a step button: within the limits, and never 0 if 0 means nothing. */
export function stepped(
  value: number | null,
  by: 1 | -1,
  { min, max, refusesZero = false }: NumberLimits & { refusesZero?: boolean | undefined },
): number {
  const next = limitNumber(value === null ? firstStep(by, min) : value + by, { min, max })
  if (next !== 0 || !refusesZero) return next
  const beyond = limitNumber(by, { min, max })
  return beyond === 0 ? (value ?? limitNumber(1, { min, max })) : beyond
}

/** First step up from an empty field: the least value from 1 on, unless that exceeds the limit. */
function firstStep(by: 1 | -1, min: number | undefined): number {
  return by === 1 ? Math.max(1, min ?? 1) : (min ?? 0)
}

export function limitNumber(value: number, { min, max }: NumberLimits): number {
  return Math.min(Math.max(value, min ?? -Infinity), max ?? Infinity)
}
