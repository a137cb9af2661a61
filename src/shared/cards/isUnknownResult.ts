import type { ApiError } from '#shared/api/apiError.ts'

/** Whether a change may have been made although no answer says so (hardening T76). */
export function isUnknownResult({ kind }: ApiError): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'schema'
}
