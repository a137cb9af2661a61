import { limitNumber } from '#shared/format/numberText.ts'
import { tidy } from '#shared/fields/characters.ts'
import { isObject, type Variable } from './readVariables.ts'

/** Largest hour and minute (NTV-13, NTV-14). */
export const timeLimits = { hour: 23, minutes: 59 } as const

/** Text to store: the template's variables with their values (G-53). */
export function writeVariables(variables: readonly Variable[]): string {
  return JSON.stringify(variables.map(toWire))
}

function toWire(variable: Variable): unknown {
  const raw = isObject(variable.raw) ? variable.raw : {}
  switch (variable.type) {
    case 'unknown':
      return variable.raw
    case 'time':
      return {
        ...raw,
        hour: withValue(raw['hour'], variable.hour),
        minutes: withValue(raw['minutes'], variable.minutes),
        ...(variable.complement && { complement: withValue(raw['complement'], variable.complement.value) }),
      }
    default:
      return { ...raw, value: variable.value }
  }
}

function withValue(part: unknown, value: string | boolean): object {
  return { ...(isObject(part) && part), value }
}

/** Normalises values to compare and send: trimmed texts, times within the clock. */
export function tidyVariables(variables: readonly Variable[]): Variable[] {
  return variables.map((variable) => {
    if (variable.type === 'text') return { ...variable, value: tidy(variable.value) }
    if (variable.type !== 'time') return variable
    return {
      ...variable,
      hour: clampTime(variable.hour, timeLimits.hour),
      minutes: clampTime(variable.minutes, timeLimits.minutes),
    }
  })
}

/** Clamps a number to the clock; invalid or negative text is unchanged for validation (D45). */
function clampTime(text: string, max: number): string {
  return /^-?\d+$/.test(text) ? String(limitNumber(Number(text), { max })) : text
}
