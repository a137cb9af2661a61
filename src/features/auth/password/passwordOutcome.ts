import type * as z from 'zod/mini'
import { isSuccess } from '#contracts/codes.ts'
import type { assignPassword } from '#contracts/passwords.ts'
import { codeAndMessage } from '#shared/api/codeAndMessage.ts'

type PasswordAnswer = Partial<z.infer<(typeof assignPassword)['answer']>>

export type PasswordOutcome =
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
