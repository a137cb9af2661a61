import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { asksForSession, type Endpoint } from '#contracts/endpoint.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { refreshIfDue, refreshSession, tokenAfter } from '#shared/session/refresh.ts'
import { currentPerson } from '#shared/session/currentPerson.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'
import { isSessionOver, sessionEpoch } from '#shared/session/sessionEvents.ts'
import { readSession } from '#shared/session/tokens.ts'
import { sessionGone, type ApiError } from './apiError.ts'
import type { Decoded } from './decodeAnswer.ts'
import { untilSubscribed } from './prefetch.ts'
import { isJoined, type BackgroundRead } from './backgroundReads.ts'
import { send, type CallInput } from './transport.ts'

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
    if ('error' in refreshed && needsSession) reply = { error: { ...refreshed.error, isUndone: true } }
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
