import { isOnline } from '#shared/browser/connection.ts'
import { isTooMany, isUnknown, type ApiError } from './apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'

/**
 * The service's own words for the person; null where it had none. A missing privilege has words of ours, and a 401
 * without a code comes from a gate before the service, which speaks English.
 */
export function refusalWords({ status, code, message }: ApiError): string | null {
  return status === 403 || (status === 401 && code === undefined) ? null : message
}

/** What a person is told about a failure, in the language in force: the service's own words, else ours (ERR-01, ERR-02). */
export function failureText(error: ApiError): string {
  if (error.status === 403) return i18n.t('forbidden')
  return refusalWords(error) ?? i18n.t(ownWords(error))
}

function ownWords(error: ApiError): 'tooMany' | 'notReached' | 'offline' | 'requestFailed' {
  if (isTooMany(error)) return 'tooMany'
  if (error.kind === 'between' && !isUnknown(error)) return 'notReached'
  return error.kind === 'network' && !isOnline() ? 'offline' : 'requestFailed'
}
