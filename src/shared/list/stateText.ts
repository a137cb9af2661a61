import { isActive } from '#shared/records/activeState.ts'

type StateTexts = (key: 'list:active' | 'list:inactive') => string

/** The state of a record in words. */
export function stateText(state: number, t: StateTexts): string {
  return t(isActive(state) ? 'list:active' : 'list:inactive')
}

/** The state of a record as cards and quick looks show it. */
export function stateOf(state: number, t: StateTexts): { isActive: boolean; label: string } {
  return { isActive: isActive(state), label: stateText(state, t) }
}
