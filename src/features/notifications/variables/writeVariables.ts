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

/** Stored variables unknown to the template. */
export function misfits(stored: readonly Variable[], template: readonly Variable[]): Variable[] {
  const places = partners(stored, template)
  return stored.filter((_variable, at) => !places.includes(at) && hasValue(stored[at]!))
}

/** Variables of the template with their stored values. */
export function fitVariables(stored: readonly Variable[], template: readonly Variable[]): Variable[] {
  const places = partners(stored, template)
  return template.map((variable, at) => withValueOf(variable, stored[places[at]!]))
}

/** Index of the stored variable with the same name and type for each template variable; each is used once. */
function partners(stored: readonly Variable[], template: readonly Variable[]): number[] {
  const taken = new Set<number>()
  return template.map(({ name, type }) => {
    const at = stored.findIndex((one, place) => one.name === name && one.type === type && !taken.has(place))
    taken.add(at)
    return at
  })
}

function withValueOf(variable: Variable, from: Variable | undefined): Variable {
  if (variable.type === 'unknown') return from ?? variable
  if (variable.type !== 'time')
    return from?.type === variable.type ? ({ ...variable, value: from.value } as Variable) : variable
  if (from?.type !== 'time') return variable
  const { hour, minutes, complement } = from
  const own = variable.complement
  return { ...variable, hour, minutes, complement: own && { ...own, value: complement?.value ?? own.value } }
}

function hasValue(variable: Variable): boolean {
  if (variable.type === 'time') return variable.hour + variable.minutes !== ''
  return variable.value !== '' && variable.value !== false
}
