import { states, type StateName } from '#contracts/states.ts'

type Params = Record<string, string | number | boolean>

/** A provider state with the parameters that differ from its defaults. */
export type Given = StateName | [StateName, Params]

export function stateName(given: Given): StateName {
  return typeof given === 'string' ? given : given[0]
}

/** All parameters of a state, so that a pact is readable without the catalogue. */
export function stateParams(given: Given): Params {
  return { ...states[stateName(given)].params, ...(typeof given === 'string' ? {} : given[1]) }
}
