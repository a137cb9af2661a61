import type { ApiError } from './apiError.ts'

/** Whether a change was made, by a read; `unknown` if that read failed. */
export type Found = 'done' | 'undone' | 'unknown'

export type LookUp = () => Promise<Found>

/** Result of a read. */
export type Read<Value> = { value: Value } | { error: ApiError }

/** Applies `isDone` to the result of a read. */
export async function foundIn<Value>(
  read: PromiseLike<{ value: Value } | { data: Value } | { error: unknown }>,
  isDone: (value: Value) => boolean,
): Promise<Found> {
  const answer = await read
  if ('error' in answer) return 'unknown'
  return isDone('value' in answer ? answer.value : answer.data) ? 'done' : 'undone'
}
