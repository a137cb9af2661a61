import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { type Endpoint, asksForSession } from '#contracts/endpoint.ts'
import {
  isBackgroundRead,
  withoutBackground,
  type BackgroundRead,
  untilSubscribed,
  isJoined,
} from './joinedReads.ts'
import { type CallInput, send } from './transport.ts'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { refreshIfDue, refreshSession, tokenAfter } from '#shared/session/refresh.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'
import { isSessionOver, sessionEpoch } from '#shared/session/sessionEvents.ts'
import { readSession } from '#shared/session/tokens.ts'
import { sessionGone, type ApiError } from './apiError.ts'
import type { Decoded } from './decodeAnswer.ts'

export type Call = CallInput<Endpoint> & BackgroundRead & { endpoint: Endpoint }

type Ask = BaseQueryFn<Call, unknown, ApiError>

/**
 * Sends every call. If the session expires, it waits for re-authentication: a read is then repeated, the
 * result of a write delivered.
 */
export const baseQuery: Ask = async (call, around, options) => {
  const person = currentPerson()
  const answer = await askOnce(call, around, options)
  const isWaiting = around.type === 'query' && answer.error?.kind === 'session'
  const asksAgain = isWaiting && (await untilResumed()) && person === currentPerson()
  return asksAgain ? baseQuery(call, around, options) : answer
}

/** Sends with the session's token; after a 401 one refresh and one repetition (SES-20). */
const askOnce: Ask = async (
  { endpoint, isBackground: asksInBackground, ...input },
  { signal, dispatch, queryCacheKey, type },
) => {
  const epoch = sessionEpoch()
  const person = currentPerson()
  const needsSession = asksForSession(endpoint)
  const refreshes = endpoint.access !== 'none' && endpoint.access !== 'bearer-final'
  if (needsSession && isSessionOver()) return { error: sessionGone(endpoint.id) }
  if (refreshes) await refreshIfDue()
  // The refresh may have ended the session: nothing is sent without a token or with another user's.
  const isInSession = (): boolean => !needsSession || epoch === sessionEpoch()
  if (!isInSession()) return { error: sessionGone(endpoint.id) }
  const token = endpoint.access === 'none' ? undefined : readSession()?.token
  let reply: Decoded<Endpoint> = await send(endpoint, { ...input, token, signal })
  if (refreshes && token !== undefined && hasStatus(reply, 401)) {
    const refreshed = await refreshSession(token)
    if ('error' in refreshed && needsSession) reply = { error: { ...refreshed.error, isNotDone: true } }
    else if (isInSession()) reply = await send(endpoint, { ...input, token: readSession()?.token, signal })
  }
  if (endpoint.access === 'bearer-final' && token !== undefined && hasStatus(reply, 401)) {
    // Refused during a refresh, which says nothing about the session.
    const newer = await tokenAfter(token)
    if (newer !== null) reply = await send(endpoint, { ...input, token: newer, signal })
  }
  if (!isInSession()) {
    // The outcome is known, or can be read, after re-authentication (hardening T37).
    const isWrite = type === 'mutation' && refreshes && !isRefused(reply)
    const isHeard = isWrite && (await untilResumed({ isTask: true })) && person === currentPerson()
    if (!isHeard) return { error: sessionGone(endpoint.id) }
  }
  const isBackground = asksInBackground && !isJoined(queryCacheKey)
  if (needsSession && token !== undefined && !isBackground && hasStatus(reply, 403))
    dispatch(sessionActions.forbidden())
  if (!('error' in reply)) return { data: reply.data }
  if (queryCacheKey !== undefined) await untilSubscribed(queryCacheKey, signal)
  return { error: { ...reply.error, ...(isBackground && { isBackground }) } }
}

/** True if refused without a session, so that nothing was done. */
function isRefused(reply: Decoded<Endpoint>): boolean {
  return hasStatus(reply, 401) || ('error' in reply && reply.error.kind === 'session')
}

function hasStatus(reply: Decoded<Endpoint>, status: number): boolean {
  return 'error' in reply && reply.error.kind === 'status' && reply.error.status === status
}

/** The one RTK Query api of both services, which share session and tags; features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['menu', 'application', 'user', 'company', 'role', 'privilege', 'notification', 'template'],
  keepUnusedDataFor: 60,
  serializeQueryArgs: (asked) =>
    // Asking with nothing is one question, however it is written.
    defaultSerializeQueryArgs({ ...asked, queryArgs: withoutBackground(asked.queryArgs) ?? {} }),
  endpoints: () => ({}),
})

/** Input of a call; void if the endpoint has neither headers nor body. */
export type Input<E extends Endpoint> =
  z.infer<E['headers']> extends Record<string, never>
    ? z.infer<E['body']> extends undefined
      ? void
      : CallInput<E> & BackgroundRead
    : CallInput<E> & BackgroundRead

export type Answer<E extends Endpoint> = z.infer<E['answer']>

type CallOptions<E extends Endpoint, Arg, Data> = {
  /** Converts the argument to the input. */
  input?: (arg: Arg) => Input<E>
  /** Converts the answer to the cached data. */
  view?: (answer: Answer<E>) => Data
}

/**
 * Definition of a query or mutation: `build.mutation(call(login))`, with options `build.query({ ...call(getUser), …
 * })`. Types of input and answer follow from the endpoint; the answer is checked against its contract.
 */
export function call<E extends Endpoint, Arg = Input<E>, Data = Answer<E>>(
  endpoint: E,
  { input, view }: CallOptions<E, Arg, Data> = {},
): { query: (arg: NoInfer<Arg>) => Call; transformResponse: (answer: Answer<E>) => NoInfer<Data> } {
  return {
    query: (arg) => ({
      endpoint,
      ...((input ? input(arg) : arg) as CallInput<E> | undefined),
      ...(isBackgroundRead(arg) && { isBackground: true }),
    }),
    transformResponse: (answer) => (view ? view(answer) : (answer as Data)),
  }
}
