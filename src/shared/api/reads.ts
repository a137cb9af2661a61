import { apiErrorOf, type ApiError } from './apiError.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from './createStore.ts'

/** Result of a read. */
export type Read<Data, Failure = ApiError> = { data: Data } | { error: Failure }

/** Options of a read that ignores the cache. */
export const forcedRead = { forceRefetch: true } as const

/**
 * Result of a dispatched read. Stays subscribed until answered, because an invalidation drops unsubscribed entries.
 * Ignores the previous data that remains after a failure.
 */
export async function answerOf<Data>(
  asked: PromiseLike<{ data?: Data | undefined; error?: unknown }> & { unsubscribe?: () => void },
): Promise<Read<Data>> {
  const { data, error } = await asked
  asked.unsubscribe?.()
  return error || data === undefined ? { error: apiErrorOf(error ?? {}) } : { data }
}

/** Updates the cache after the service has made the change, before the refetch. */
export function onceDone(answer: Promise<unknown>, update: () => void): Promise<void> {
  return answer.then(update, () => undefined)
}

/** Whether a write was done, by a read; `unknown` if that read failed. */
export type Found = 'done' | 'notDone' | 'unknown'

export type LookUp = () => Promise<Found>

/** Applies `isDone` to the result of a read. */
export async function foundIn<Data>(
  read: PromiseLike<Read<Data, unknown>>,
  isDone: (data: Data) => boolean,
): Promise<Found> {
  const answer = await read
  if ('error' in answer) return 'unknown'
  return isDone(answer.data) ? 'done' : 'notDone'
}

const foundDone = createListeners<[call: string]>()

/** Calls back when a look-up finds a change done whose answer was lost, with its endpoint id. */
export const onFoundDone = foundDone.add

export const notifyFoundDone = foundDone.notify

type Query<Arg, Data> = { select: (arg: Arg) => (state: RootState) => { data?: Data | undefined } }

type ReadCached = <Arg, Data>(query: Query<Arg, Data>, arg: Arg) => Data | undefined

/** Reads the cache entry of a query without requesting it. */
export function useCached(): ReadCached {
  const store = useStore<RootState>()
  return useCallback((query, arg) => query.select(arg)(store.getState()).data, [store])
}
