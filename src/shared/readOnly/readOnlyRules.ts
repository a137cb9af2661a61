import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import type { Session } from '#shared/session/tokens.ts'

export type ResourceIds = readonly ResourceId[]

/** The resource of a write call, or undefined. */
export function resourceOf(call: string): ResourceId | undefined {
  return resources.find(({ writes }) => writes.includes(call))?.id
}

/** Whether an answer grants or refuses writing; null if it says neither, such as a refusal of the content. */
export function rightIn(error: unknown): 'given' | 'refused' | null {
  if (error === undefined) return 'given'
  return apiErrorOf(error)?.status === 403 ? 'refused' : null
}

/** Read-only resources after another answer; the same array without a change. */
export function readOnlyAfter(readOnly: ResourceIds, call: string, error: unknown): ResourceIds {
  const resource = resourceOf(call)
  const right = rightIn(error)
  if (resource === undefined || right === null || readOnly.includes(resource) === (right === 'refused'))
    return readOnly
  return right === 'refused' ? [...readOnly, resource] : readOnly.filter((one) => one !== resource)
}

/** Key of user, session and privileges, to which a refusal applies. */
export function rightsOf({ id, claims }: Pick<Session, 'id' | 'claims'>): string {
  return JSON.stringify([id, claims.userId, claims.uniqueName, claims.privileges.toSorted()])
}
