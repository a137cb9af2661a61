export type NumberLimits = { min?: number | undefined; max?: number | undefined }

/** The text of a whole number, of so many digits at most, or the beginning of one; null for any other. */
export function numberCharacters(text: string, digits: number): string | null {
  const whole = text.trim()
  return /^-?[0-9]*$/.test(whole) && whole.replace('-', '').length <= digits ? whole : null
}

/** The number of a text; null where there is none yet. */
export function readNumber(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null
}

/** The value after a press on a step button: within the limits, and not 0 where 0 stands for nothing. */
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

/** Upwards from nothing begins with the smallest value that is not below 1, unless that is beyond the limit. */
function firstStep(by: 1 | -1, min: number | undefined): number {
  return by === 1 ? Math.max(1, min ?? 1) : (min ?? 0)
}

export function limitNumber(value: number, { min, max }: NumberLimits): number {
  return Math.min(Math.max(value, min ?? -Infinity), max ?? Infinity)
}
