import type { User } from '../store/records.ts'

/** Whether an account may be used; one that waits for its activation may. */
export function isInUse({ idstate, isDeleted, isBlocked }: User): boolean {
  return idstate === 0 && !isDeleted && !isBlocked
}
