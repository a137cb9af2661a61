import type { ApiError } from './apiError.ts'
import { apiErrorOf } from './apiErrorOf.ts'

export type Answered<Data, Failure = ApiError> = { data: Data } | { error: Failure }

/** How a read is started that asks the service whatever was read before, and keeps nothing alive. */
export const again = { subscribe: false, forceRefetch: true } as const

/** The same, held by `answerOf` until it is answered: the end of another change would take it away before. */
export const againHeld = { forceRefetch: true } as const

/** What a read answered that was dispatched. What was read before is still there when it fails, and is no answer. */
export async function answerOf<Data>(
  asked: PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe?: () => void },
): Promise<Answered<Data>> {
  const { data, error } = await asked
  asked.unsubscribe?.()
  return error || data === undefined ? { error: apiErrorOf(error ?? {}) } : { data }
}
