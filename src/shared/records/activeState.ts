/** 0 is active for users, roles, privileges and applications; anything else is not (D8). */
export function isActive(state: number): boolean {
  return state === 0
}

/** State for a switch position. */
export function stateFor(turnsOn: boolean): 0 | 1 {
  return turnsOn ? 0 : 1
}
