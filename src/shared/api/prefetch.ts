import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { metaOf } from './metaOf.ts'
import { anySignal } from '#shared/browser/anySignal.ts'

/** Pending prefetches by cache key; the abort signals that a query has subscribed. */
const prefetches = new Map<string, AbortController>()

/** Time in ms that a failure is held back for the query of its screen. */
const patienceMs = 3_000

type Started = Promise<unknown> & { queryCacheKey: string }
type Thunk<State, Result> = ThunkAction<Result, State, unknown, UnknownAction>

/** Sends a query before its screen does. Pass a query with `subscribe: false`. */
export function prefetch<State>(query: Thunk<State, Started>): Thunk<State, void> {
  return (dispatch) => {
    const started = dispatch(query)
    const subscribed = new AbortController()
    prefetches.set(started.queryCacheKey, subscribed)
    void started.finally(() => {
      if (prefetches.get(started.queryCacheKey) === subscribed) prefetches.delete(started.queryCacheKey)
    })
  }
}

/**
 * Holds the failure of a prefetch back until the query of its screen has subscribed, because subscribing to a failed
 * call would send it again.
 */
export async function untilSubscribed(queryCacheKey: string, signal: AbortSignal): Promise<void> {
  const subscribed = prefetches.get(queryCacheKey)
  if (!subscribed) return
  const end = anySignal([subscribed.signal, signal, AbortSignal.timeout(patienceMs)])
  if (!end.aborted) await new Promise((resolve) => end.addEventListener('abort', resolve))
}

/** Notes which queries subscribe. Must be before the api's middleware, which swallows these actions. */
export const noteSubscriptions: Middleware = () => (next) => (action) => {
  const result = next(action)
  const { subscribe, queryCacheKey } = metaOf(action).arg ?? {}
  if (subscribe && queryCacheKey !== undefined) prefetches.get(queryCacheKey)?.abort()
  return result
}
