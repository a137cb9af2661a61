import type { Middleware } from '@reduxjs/toolkit'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import type { ApiError } from './apiError.ts'
import { metaOf } from './metaOf.ts'

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
