import type { ApiError } from './apiError.ts'
import { apiErrorOf } from './apiErrorOf.ts'

export type Answered<Data, Failure = ApiError> = { data: Data } | { error: Failure }

/** Options of a read that ignores the cache. */
export const forcedRead = { forceRefetch: true } as const

/**
 * Result of a dispatched read. Stays subscribed until answered, because an invalidation drops unsubscribed entries.
 * Ignores the previous data that remains after a failure.
 */
export async function answerOf<Data>(
  asked: PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe?: () => void },
): Promise<Answered<Data>> {
  const { data, error } = await asked
  asked.unsubscribe?.()
  return error || data === undefined ? { error: apiErrorOf(error ?? {}) } : { data }
}
