import type { User } from '../store/records.ts'

/** Whether an account may be used at all; somebody who has yet to activate it may do that. */
export function isInUse({ idstate, isDeleted, isBlocked }: User): boolean {
  return idstate === 0 && !isDeleted && !isBlocked
}
