import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { refusalWords } from '#shared/api/failureText.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'

/** Why something was not done: the service's own words, a call that failed, or a text of ours, which follows the language. */
export type Problem =
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'refused-address'; refused: RefusedAddress }
  | { kind: 'own-text'; text: ProblemText }

export type ProblemText = 'common:requestFailed' | 'common:insecureContext' | 'passwords:accounts.empty'

/** A refusal with words shows them; everything else is a failure with a reference (ERR-01, ERR-02). */
export function problemOf(error: ApiError): Problem {
  const message = refusalWords(error)
  return message === null ? { kind: 'failed', error } : { kind: 'refused', message }
}

/** An answer that says no although its status says otherwise; one without words is a failure of the call. */
export function refusedBy(call: string, message: string | null): Problem {
  return message ? { kind: 'refused', message } : { kind: 'failed', error: unusable(call) }
}
