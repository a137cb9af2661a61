import type { ApiError } from '#shared/api/apiError.ts'

/** An address in the answer to a sign-in that is not gone to (decision D42). */
export type RefusedAddress = {
  /** Its origin, or all but the query where the origin is the portal's own; null for what is no address. */
  place: string | null
  /** False where the list of applications could not be read; the error then says why. */
  isChecked: boolean
  error: ApiError
}

/** What a sign-in handed over in the navigation state. */
export function refusedAddressIn(state: unknown): RefusedAddress | null {
  const { refusedAddress } = (state ?? {}) as { refusedAddress?: RefusedAddress }
  return typeof refusedAddress?.error?.call === 'string' ? refusedAddress : null
}
