import { reference, type ApiError } from '#shared/api/apiError.ts'

/** Why something was not done: the service's own words, or a text of ours, which follows the language. */
export type Problem =
  { kind: 'refused'; message: string } | { kind: 'failed'; text: ProblemText; reference: string | null }

export type ProblemText =
  | 'common:requestFailed'
  | 'common:offline'
  | 'common:forbidden'
  | 'common:insecureContext'
  | 'passwords:accounts.empty'

/** A refusal with words shows them; everything else is the generic message with a reference (ERR-01, ERR-02). */
export function problemOf(error: ApiError | undefined): Problem {
  const isRefusal = error?.kind === 'status' && (error.status ?? 500) < 500
  if (isRefusal && error.status === 403) return failed('common:forbidden')
  if (isRefusal && error.message !== null) return { kind: 'refused', message: error.message }
  if (error?.kind === 'network' && !navigator.onLine) return failed('common:offline')
  return failed('common:requestFailed', error ? reference(error) : null)
}

export function failed(text: ProblemText, reference: string | null = null): Problem {
  return { kind: 'failed', text, reference }
}
