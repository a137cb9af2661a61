import type { CardValue, Side } from '#shared/cards/merge.ts'
import type { Variable } from './readVariables.ts'

/** Variables by name, type and occurrence, since a template may use them twice. */
export function variablesByKey(variables: readonly Variable[]): Map<string, Variable> {
  const times = new Map<string, number>()
  return new Map(
    variables.map((variable) => {
      const own = `${variable.type} ${variable.name}`
      const time = (times.get(own) ?? 0) + 1
      times.set(own, time)
      return [`${time} ${own}`, variable]
    }),
  )
}

/** Comparable value; false if empty or absent. */
export function comparedValue(variable: Variable): CardValue {
  if (variable.type !== 'time') return variable.value || false
  const { hour, minutes } = variable
  const isTicked = variable.complement?.value ?? false
  return hour === '' && minutes === '' && !isTicked ? false : JSON.stringify([hour, minutes, isTicked])
}

/** Merges variables, each from its chosen side. */
export function mergeVariables(
  mine: readonly Variable[],
  theirs: readonly Variable[],
  sideOf: (key: string) => Side,
): Variable[] {
  const [own, stored] = [variablesByKey(mine), variablesByKey(theirs)]
  const keys = new Set([...stored.keys(), ...own.keys()])
  return [...keys].flatMap((key) => (sideOf(key) === 'mine' ? own : stored).get(key) ?? [])
}
