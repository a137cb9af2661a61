import { isActive } from '#shared/records/activeState.ts'

type StateTexts = (key: 'list:active' | 'list:inactive') => string

/** Text of a record's state. */
export function stateText(state: number, t: StateTexts): string {
  return t(isActive(state) ? 'list:active' : 'list:inactive')
}

/** State of a record for cards and the peek panel. */
export function stateOf(state: number, t: StateTexts): { isActive: boolean; label: string } {
  return { isActive: isActive(state), label: stateText(state, t) }
}
