import { isSuccess } from '#contracts/codes.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { isUnknown, type ApiError } from './apiError.ts'
import { apiErrorOf } from './apiErrorOf.ts'
import { failureText, refusalWords } from './failureText.ts'

/** Why a call did not do what was asked. */
export type CallProblem = {
  /** The service's own words; null when it had none. */
  message: string | null
  /** The service's code, where it gave one. */
  code?: string
  /** The call that failed; absent where none was made. */
  error?: ApiError
  /** The session's own dialogs say it: a missing privilege, the end of the session. */
  isHandledElsewhere: boolean
}

/** Of an answer to a change; null when it was done. */
export function callProblem(answer: { data?: unknown; error?: unknown }): CallProblem | null {
  const error = apiErrorOf(answer.error)
  return error ? problemOf(error) : null
}

export function problemOf(error: ApiError): CallProblem {
  const { code } = error
  return {
    message: refusalWords(error),
    ...(code && { code }),
    error,
    isHandledElsewhere: isHandledElsewhere(error),
  }
}

/** Whether a change may have been made although no answer says so (hardening T76). */
export function isUnknownResult({ error }: CallProblem): boolean {
  return error !== undefined && isUnknown(error)
}

/** The service has nothing against the change and did not do it either, such as A20 (decision D21). */
export function isInformation({ code }: CallProblem): boolean {
  return isSuccess(code)
}

/** The dialogs of the session speak of the end of a session and of every 403 that was not asked for quietly. */
export function isHandledElsewhere({ kind, status, isQuiet }: ApiError): boolean {
  return kind === 'session' || (status === 403 && !isQuiet)
}

/** In the language in force. */
export function callProblemText({ message, error }: CallProblem): string {
  return error ? failureText(error) : (message ?? i18n.t('requestFailed'))
}

/** Optimistic update of a change that the service has made; the refetch decides. */
export function onceDone(answer: Promise<unknown>, update: () => void): Promise<void> {
  return answer.then(update, () => undefined)
}
