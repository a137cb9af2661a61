import type { CardValue, Side } from '#shared/cards/merge.ts'
import type { Variable } from './readVariables.ts'

/** Each variable by its name and type; a template may use them twice. */
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

/** What is filled in, to be compared; false where nothing is, as of a variable that is not there. */
export function comparedValue(variable: Variable): CardValue {
  if (variable.type !== 'time') return variable.value || false
  const { hour, minutes } = variable
  const isTicked = variable.complement?.value ?? false
  return hour === '' && minutes === '' && !isTicked ? false : JSON.stringify([hour, minutes, isTicked])
}

/** The variables of both, each from its side. */
export function mergeVariables(
  mine: readonly Variable[],
  theirs: readonly Variable[],
  sideOf: (key: string) => Side,
): Variable[] {
  const [own, stored] = [variablesByKey(mine), variablesByKey(theirs)]
  const keys = new Set([...stored.keys(), ...own.keys()])
  return [...keys].flatMap((key) => (sideOf(key) === 'mine' ? own : stored).get(key) ?? [])
}
