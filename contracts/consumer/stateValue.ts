import { MatchersV3 } from '@pact-foundation/pact'
import type { StateName, states } from '#contracts/states.ts'

export type StateValueName = (typeof states)[StateName]['returns'][number]

/** A value returned by the setup of a state; `example` replaces it in the pact and in the consumer test. */
export function stateValue(name: StateValueName, example: string | number): unknown {
  return MatchersV3.fromProviderState(`\${${name}}`, example)
}
