import type { ApiError } from './apiError.ts'
import { apiErrorOf } from './apiErrorOf.ts'

export type Answered<Data, Failure = ApiError> = { data: Data } | { error: Failure }

/** How a read is started that asks the service whatever was read before. */
export const again = { forceRefetch: true } as const

/**
 * What a read answered that was dispatched. It is held until then: the end of another change takes away what nobody
 * holds, and its answer with it. What was read before is still there when it fails, and is no answer.
 */
export async function answerOf<Data>(
  asked: PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe?: () => void },
): Promise<Answered<Data>> {
  const { data, error } = await asked
  asked.unsubscribe?.()
  return error || data === undefined ? { error: apiErrorOf(error ?? {}) } : { data }
}
