import { states, type StateName } from '../states.ts'
import { MatchersV3 } from '@pact-foundation/pact'

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

export type StateValueName = (typeof states)[StateName]['returns'][number]

/** A value returned by the setup of a state; `example` replaces it in the pact and in the consumer test. */
export function stateValue(name: StateValueName, example: string | number): unknown {
  return MatchersV3.fromProviderState(`\${${name}}`, example)
}
