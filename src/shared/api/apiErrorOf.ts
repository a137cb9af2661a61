import type { ApiError } from './apiError.ts'

/**
 * What a hook or a dispatch of the api answers as `error`. Whatever is thrown on the way, as by `transformResponse`,
 * comes as a SerializedError: an answer that nothing can be done with.
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
