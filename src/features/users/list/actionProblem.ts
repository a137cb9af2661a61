import type { ApiError } from '#shared/api/apiError.ts'
import { isRefusal } from '#shared/api/isRefusal.ts'
import { isUnknownResult } from '#shared/cards/isUnknownResult.ts'
import { failureText } from '#shared/lib/failureText.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { serverText } from '#shared/lib/serverText.ts'

type Done = { message?: string | null | undefined }
type Answered = { data: Done; error?: undefined } | { data?: undefined; error: unknown }

/** Why something was not done. */
export type Problem = {
  /** The service's own words; null when it had none. */
  said: string | null
  error?: ApiError
  /** Somebody else tells it: the message about missing privileges, the end of the session. */
  isTold: boolean
}

/** Null when it was done. */
export function problemIn(answer: Answered): Problem | null {
  if (answer.data)
    return isRefusal(answer.data) ? { said: serverText(answer.data.message), isTold: false } : null
  const error = answer.error as ApiError
  return { said: error.message, error, isTold: error.kind === 'session' || error.status === 403 }
}

/** Whether it may have been done all the same (hardening T76). */
export function isUnknown({ error }: Problem): boolean {
  return error !== undefined && isUnknownResult(error)
}

/** In the language in force. */
export function problemText({ said, error }: Problem): string {
  return error ? failureText(error) : (said ?? i18n.t('requestFailed'))
}
