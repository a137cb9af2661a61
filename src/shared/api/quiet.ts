import type { Middleware } from '@reduxjs/toolkit'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import type { ApiError } from './apiError.ts'
import { metaOf } from './metaOf.ts'

/** Part of what a read is asked with: nobody asked for it, so a 403 is its own error and no message about privileges. */
export type Quiet = { isQuiet?: true }

export function isQuietly(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && 'isQuiet' in arg && arg.isQuiet === true
}

/** What a read is asked for, however loud: quiet and loud reads of the same share what was read. */
export function withoutQuiet(arg: unknown): unknown {
  if (!isQuietly(arg)) return arg
  const { isQuiet: _isQuiet, ...asked } = arg as Quiet
  return asked
}

/** Cache keys of quiet reads on their way whose answer a loud one waits for too. */
const joined = new Set<string>()

export function isJoinedAloud(queryCacheKey: string | undefined): boolean {
  return queryCacheKey !== undefined && joined.has(queryCacheKey)
}

type Queries = { api: { queries: Record<string, { status: string; error?: unknown } | undefined> } }

/** A loud read that takes the answer of a quiet one is told of its 403 as if it had asked for itself. */
export const noteLoudReads: Middleware<unknown, Queries> = (store) => (next) => (action) => {
  const result = next(action)
  const { arg: { queryCacheKey, originalArgs } = {}, condition, requestStatus } = metaOf(action)
  if (queryCacheKey === undefined) return result
  if (requestStatus === 'pending') joined.delete(queryCacheKey)
  if (!condition || isQuietly(originalArgs)) return result
  const { status, error } = store.getState().api.queries[queryCacheKey] ?? {}
  const { isQuiet, status: refusal } = (error ?? {}) as Partial<ApiError>
  if (status === 'pending') joined.add(queryCacheKey)
  else if (isQuiet && refusal === 403) store.dispatch(sessionActions.forbidden())
  return result
}
