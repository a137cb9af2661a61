import type { Variable } from './readVariables.ts'

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
