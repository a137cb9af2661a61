import type { ApiError } from './apiError.ts'

/** What the service has of a change now; `unknown` where that could not be read either. */
export type Found = 'done' | 'undone' | 'unknown'

export type LookUp = () => Promise<Found>

/** What a read found, or why it failed. */
export type Read<Value> = { value: Value } | { error: ApiError }

/** What a read finds. */
export async function foundIn<Value>(
  read: PromiseLike<{ value: Value } | { data: Value } | { error: unknown }>,
  isDone: (value: Value) => boolean,
): Promise<Found> {
  const answer = await read
  if ('error' in answer) return 'unknown'
  return isDone('value' in answer ? answer.value : answer.data) ? 'done' : 'undone'
}
