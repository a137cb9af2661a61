import type { ApiError } from './apiError.ts'

/**
 * The ApiError in the `error` of a hook or dispatch. RTK Query turns exceptions, such as in `transformResponse`, into a
 * SerializedError, which becomes an unusable answer.
 */
export function apiErrorOf(error: NonNullable<unknown>): ApiError
export function apiErrorOf(error: unknown): ApiError | undefined
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error === undefined || error === null) return undefined
  if (isApiError(error)) return error
  return { kind: 'schema', call: 'unknown', message: null, at: Date.now() }
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'call' in error
}
