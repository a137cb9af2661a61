import type { ApiError } from '#shared/api/apiError.ts'
import { i18n } from './i18n.ts'

/** What a person is told about a failure, in the language in force: the service's own words, else ours (ERR-01, ERR-02). */
export function failureText({ kind, status, message }: ApiError): string {
  if (status === 403) return i18n.t('forbidden')
  if (message !== null) return message
  return i18n.t(kind === 'network' && !navigator.onLine ? 'offline' : 'requestFailed')
}
