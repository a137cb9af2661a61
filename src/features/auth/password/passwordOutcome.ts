import type * as z from 'zod/mini'
import { isSuccess } from '#contracts/common.ts'
import type { assignPassword } from '#contracts/passwords.ts'
import { readFailure } from '#shared/api/readFailure.ts'

type PasswordAnswer = Partial<z.infer<(typeof assignPassword)['answer']>>

export type PasswordOutcome =
  | { kind: 'done' }
  /** The answer carries a session; `target` is where it leads. */
  | { kind: 'go'; target: string }
  | { kind: 'refused'; message: string | null }

/** What an answer with an HTTP status below 300 means (RST-18, PWD-31, PWD-32, S-17). */
export function passwordOutcome(answer: PasswordAnswer): PasswordOutcome {
  const { code, message } = readFailure(answer)
  const { responseCode } = answer
  const saysOtherwise =
    (responseCode !== null && responseCode !== undefined && Number(responseCode) !== 200) ||
    (code !== null && !isSuccess(code))
  if (saysOtherwise) return { kind: 'refused', message }
  if (answer.token) return { kind: 'go', target: answer.url || answer.urlApp || '/' }
  const isDone = isSuccess(code) || Number(responseCode) === 200
  return isDone ? { kind: 'done' } : { kind: 'refused', message }
}
