import { isAction, type Middleware, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit'
import { anySignal } from '#shared/browser/anySignal.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import type { ApiError } from './apiError.ts'

/** RTK Query metadata of an action; `condition`: the call was skipped for the cache or a pending one. */
type QueryMeta = {
  arg?: { endpointName?: string; subscribe?: boolean; queryCacheKey?: string; originalArgs?: unknown }
  condition?: boolean
  requestStatus?: string
}

export function metaOf(action: unknown): QueryMeta {
  return isAction(action) && 'meta' in action ? ((action.meta as QueryMeta | undefined) ?? {}) : {}
}

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

/** Argument of a background read, whose 403 opens no dialog. */
export type BackgroundRead = { isBackground?: true }

export function isBackgroundRead(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && 'isBackground' in arg && arg.isBackground === true
}

/** The argument without the flag, so that background and foreground reads share the cache. */
export function withoutBackground(arg: unknown): unknown {
  if (!isBackgroundRead(arg)) return arg
  const { isBackground: _isBackground, ...asked } = arg as BackgroundRead
  return asked
}

/** Cache keys of pending background reads that a foreground read has joined. */
const joined = new Set<string>()

export function isJoined(queryCacheKey: string | undefined): boolean {
  return queryCacheKey !== undefined && joined.has(queryCacheKey)
}

type Queries = { api: { queries: Record<string, { status: string; error?: unknown } | undefined> } }

/** Shows the 403 of a background read to a foreground read that uses its answer. */
export const noteForegroundReads: Middleware<unknown, Queries> = (store) => (next) => (action) => {
  const result = next(action)
  const { arg: { queryCacheKey, originalArgs } = {}, condition, requestStatus } = metaOf(action)
  if (queryCacheKey === undefined) return result
  if (requestStatus === 'pending') joined.delete(queryCacheKey)
  if (!condition || isBackgroundRead(originalArgs)) return result
  const { status, error } = store.getState().api.queries[queryCacheKey] ?? {}
  const { isBackground, status: refusal } = (error ?? {}) as Partial<ApiError>
  if (status === 'pending') joined.add(queryCacheKey)
  else if (isBackground && refusal === 403) store.dispatch(sessionActions.forbidden())
  return result
}
