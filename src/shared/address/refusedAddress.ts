import type { ApiError } from '#shared/api/apiError.ts'

/** A refused address in the answer to a sign-in (decision D42). */
export type RefusedAddress = {
  /** Its origin, or the address without query if the origin is our own; null if invalid. */
  place: string | null
  /** False if the list of applications could not be read; then `error` is set. */
  isChecked: boolean
  error: ApiError
}

/** The refused address in a navigation state. */
export function refusedAddressIn(state: unknown): RefusedAddress | null {
  const { refusedAddress } = (state ?? {}) as { refusedAddress?: RefusedAddress }
  return typeof refusedAddress?.error?.call === 'string' ? refusedAddress : null
}
