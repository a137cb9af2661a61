import type { ApiError } from './apiError.ts'
import { isRefusal } from './isRefusal.ts'
import { readFailure } from './readFailure.ts'

/**
 * The refusal in an answer whose status says otherwise (G-61, decision D43): a code that is not A10, or another status
 * in the body. Null for an answer that says it was done, or says neither.
 */
export function refusalIn(call: string, answer: object): ApiError | null {
  const { statusCode, responseCode } = answer as { statusCode?: unknown; responseCode?: unknown }
  const status = Number(statusCode ?? responseCode ?? 200)
  if (status === 200 && !isRefusal(answer)) return null
  const { code, message } = readFailure(answer)
  return {
    kind: 'status',
    call,
    status: Number.isNaN(status) ? 400 : status,
    ...(code !== null && { code }),
    message: status >= 500 ? null : message,
    at: Date.now(),
  }
}
