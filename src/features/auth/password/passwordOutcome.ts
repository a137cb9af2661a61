import type * as z from 'zod/mini'
import { isSuccess } from '#contracts/codes.ts'
import type { assignPassword } from '#contracts/passwords.ts'
import { codeAndMessage } from '#shared/api/decodeAnswer.ts'
import { unusable, type ApiError, refusalWords } from '#shared/api/apiError.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'

type PasswordAnswer = Partial<z.infer<(typeof assignPassword)['answer']>>

type PasswordOutcome =
  | { kind: 'done' }
  /** The answer carries a session; `target` is its address. */
  | { kind: 'go'; target: string }
  | { kind: 'refused'; message: string | null }

/** Outcome of an answer with a success status; without a code it is a failure (RST-18, PWD-31, PWD-32, S-17). */
export function passwordOutcome(answer: PasswordAnswer): PasswordOutcome {
  const { code, message } = codeAndMessage(answer)
  if (answer.token) return { kind: 'go', target: answer.url || answer.urlApp || '/' }
  const isDone = isSuccess(code) || Number(answer.responseCode) === 200
  return isDone ? { kind: 'done' } : { kind: 'refused', message }
}

/** Why a request failed: the service's message, a failed call, or a key of our texts. */
export type Problem =
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'refused-address'; refused: RefusedAddress }
  | { kind: 'own-text'; text: ProblemText }

type ProblemText = 'common:requestFailed' | 'common:insecureContext' | 'passwords:accounts.empty'

/** A refusal shows its message; everything else is a failure with a reference (ERR-01, ERR-02). */
export function problemOf(error: ApiError): Problem {
  const message = refusalWords(error)
  return message === null ? { kind: 'failed', error } : { kind: 'refused', message }
}

/** A refusal in an answer with a success status; without a message it is a failed call. */
export function refusedBy(call: string, message: string | null): Problem {
  return message ? { kind: 'refused', message } : { kind: 'failed', error: unusable(call) }
}
