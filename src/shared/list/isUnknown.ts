import type { CallProblem } from '#shared/api/callProblem.ts'
import { isUnknownResult } from '#shared/cards/isUnknownResult.ts'

/** Whether a change may have been made although no answer says so (T76). */
export function isUnknown({ error }: CallProblem): boolean {
  return error !== undefined && isUnknownResult(error)
}
