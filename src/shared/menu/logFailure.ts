import { outcome, apiErrorOf } from '#shared/api/apiError.ts'
import { log } from '#shared/browser/log.ts'

/** Logs a failed read or save of a menu (MNU-44, G-45, decision D3). */
export async function logFailure(call: Promise<{ data: unknown }>): Promise<void> {
  const error = await call.then(
    () => undefined,
    (failed: { error: unknown }) => apiErrorOf(failed.error),
  )
  if (error) log(`a menu was not read or saved: ${error.call} ${outcome(error)}`)
}
