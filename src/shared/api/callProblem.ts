import { isSuccess } from '#contracts/codes.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { isUnknown, type ApiError, apiErrorOf, failureText, refusalWords } from './apiError.ts'

/** Why a change failed. */
export type CallProblem = {
  /** The service's message, or null. */
  message: string | null
  /** The service's code. */
  code?: string
  /** The failed call; absent if none was sent. */
  error?: ApiError
  /** True if a session dialog shows it: a missing privilege, a session end. */
  isHandledElsewhere: boolean
}

/** Problem of an answer to a change; null after a success. */
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

/** True if the change may have been made without an answer (hardening T76). */
export function isUnknownResult({ error }: CallProblem): boolean {
  return error !== undefined && isUnknown(error)
}

/** True for an answer that neither accepts nor refuses the change, such as A20 (decision D21). */
export function isInformation({ code }: CallProblem): boolean {
  return isSuccess(code)
}

/** Session dialogs show a session end and every 403 except that of a background read. */
export function isHandledElsewhere({ kind, status, isBackground }: ApiError): boolean {
  return kind === 'session' || (status === 403 && !isBackground)
}

/** Text of a problem in the current language. */
export function callProblemText({ message, error }: CallProblem): string {
  return error ? failureText(error) : (message ?? i18n.t('requestFailed'))
}

/** Updates the cache after the service has made the change, before the refetch. */
export function onceDone(answer: Promise<unknown>, update: () => void): Promise<void> {
  return answer.then(update, () => undefined)
}
