import { isOnline } from '#shared/browser/connection.ts'
import { isTooMany, isUnknown, type ApiError } from './apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'

/**
 * The service's message for the user, or null. Not shown for 403, which has our text, nor for a 401 without a code,
 * which comes from a gateway in English.
 */
export function refusalWords({ status, code, message }: ApiError): string | null {
  return status === 403 || (status === 401 && code === undefined) ? null : message
}

/** Message of a failure: the service's, else ours in the current language (ERR-01, ERR-02). */
export function failureText(error: ApiError): string {
  if (error.status === 403) return i18n.t('forbidden')
  return refusalWords(error) ?? i18n.t(ownWords(error))
}

function ownWords(error: ApiError): 'tooMany' | 'notReached' | 'offline' | 'requestFailed' {
  if (isTooMany(error)) return 'tooMany'
  if (error.kind === 'between' && !isUnknown(error)) return 'notReached'
  return error.kind === 'network' && !isOnline() ? 'offline' : 'requestFailed'
}
