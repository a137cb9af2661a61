/** 0 is active everywhere, for users, roles, privileges and applications (D8); everything else is not. */
export function isActive(state: number): boolean {
  return state === 0
}

/** The state that a switch asks for. */
export function stateFor(turnsOn: boolean): 0 | 1 {
  return turnsOn ? 0 : 1
}
