import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { refusalWords } from '#shared/api/failureText.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'

/** Why a request failed: the service's message, a failed call, or a key of our texts. */
export type Problem =
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'refused-address'; refused: RefusedAddress }
  | { kind: 'own-text'; text: ProblemText }

export type ProblemText = 'common:requestFailed' | 'common:insecureContext' | 'passwords:accounts.empty'

/** A refusal shows its message; everything else is a failure with a reference (ERR-01, ERR-02). */
export function problemOf(error: ApiError): Problem {
  const message = refusalWords(error)
  return message === null ? { kind: 'failed', error } : { kind: 'refused', message }
}

/** A refusal in an answer with a success status; without a message it is a failed call. */
export function refusedBy(call: string, message: string | null): Problem {
  return message ? { kind: 'refused', message } : { kind: 'failed', error: unusable(call) }
}
