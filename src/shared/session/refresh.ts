import { refreshToken as refreshEndpoint } from '#contracts/session.ts'
import { appName } from '#shared/api/appName.ts'
import { isOutage, sessionGone, type ApiError } from '#shared/api/apiError.ts'
import { answerLimitMs, send } from '#shared/api/transport.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { decryptText, encryptText } from '#shared/address/linkCipher.ts'
import {
  maxRefreshesPerMinute,
  proactivePauseMs,
  refreshDueIn,
  isAlive,
  readSession,
  sessionPlace,
  writeSession,
  type Session,
} from './tokens.ts'
import { currentPerson } from './currentPerson.ts'
import { giveUpSession, pausedSession, resumeSession } from './pausedSession.ts'
import { noteRenewal } from './plannedEnd.ts'
import { endSession, onSessionEnd, sessionEpoch } from './sessionEvents.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import { onSignedOut } from './signedOut.ts'
import { joinSession, onTabMessage, refreshCount, sendToTabs, withTabLock, type TabMessage } from './tabs.ts'

type Refreshed = { session: Session } | { error: ApiError }

/** Code of a session ended by the service (G-06). */
const revoked = 'R101'
const sisterWaitMs = 2_000
const retryPauseMs = 1_500
/** Longest Retry-After honoured before a second try, in ms, because a page waits for it. */
const longestPauseMs = 6_000
/**
 * Longest time (ms) that an active tab holds the lock. A second request with the same refresh token would end the
 * session in both tabs (hardening T29, T31; docs/decisions/006).
 */
const lockLimitMs = 2 * sisterWaitMs + 2 * answerLimitMs + longestPauseMs

let inFlight: Promise<Refreshed> | null = null
/** True while a request is pending, whose own answer counts, not the one of another tab. */
let isAsking = false
let lastAsked = -Infinity
/** Times of successful refreshes; failed ones do not count for the loop limit (hardening T30, decision D6). */
let renewals: number[] = []

/**
 * Returns a session with a newer token than `usedToken`. Concurrent calls of all tabs share one request, and a call
 * that finds a newer token uses it (hardening T28, T29).
 */
export function refreshSession(usedToken: string): Promise<Refreshed> {
  const session = readSession()
  if (!session) return Promise.resolve({ error: sessionGone(refreshEndpoint.id) })
  if (session.token !== usedToken) return Promise.resolve({ session })
  inFlight ??= refreshOnce(session).finally(() => {
    inFlight = null
  })
  return inFlight
}

/** The token that replaces this one by a pending refresh or another tab; starts no refresh. */
export async function tokenAfter(usedToken: string): Promise<string | null> {
  await inFlight
  const session = readSession()
  return session && session.token !== usedToken ? session.token : null
}

/** Refreshes ahead of expiry, at most once in 30 s (SES-18, D5). Never throws, never ends a live session. */
export async function refreshIfDue(): Promise<void> {
  const now = Date.now()
  const session = readSession()
  if (!session || refreshDueIn(session, now) > 0) return
  if (isAlive(session, now) && now - lastAsked < proactivePauseMs) return
  await refreshSession(session.token)
}

async function refreshOnce(session: Session): Promise<Refreshed> {
  const epoch = sessionEpoch()
  return withTabLock(`refresh.${session.id}`, lockLimitMs, async () => {
    const sister = await fromSisterTab(session)
    if (epoch !== sessionEpoch()) return { error: sessionGone(refreshEndpoint.id) }
    if (sister) return { session: sister }
    return askService(session, epoch)
  })
}

async function askService(session: Session, epoch: number): Promise<Refreshed> {
  lastAsked = Date.now()
  renewals = renewals.filter((at) => lastAsked - at < 60_000)
  if (!session.refreshToken || renewals.length >= maxRefreshesPerMinute) return endExpired()
  isAsking = true
  const reply = await requestTwice(session)
  isAsking = false
  if (epoch !== sessionEpoch()) return { error: sessionGone(refreshEndpoint.id) }
  noteRenewal(!('error' in reply))
  if ('error' in reply) {
    // Another tab may have refreshed at the same time (hardening T29).
    const newer = await fromSisterTab(session)
    if (epoch !== sessionEpoch()) return { error: sessionGone(refreshEndpoint.id) }
    return newer ? { session: newer } : failed(reply.error, session)
  }

  const { token, refreshToken } = reply.data.result
  const refreshes = session.refreshes + 1
  const renewed = writeSession({ token, refreshToken, id: session.id, refreshes })
  if (!renewed) return endExpired()
  renewals.push(Date.now())
  void announceTokens(renewed)
  return { session: renewed }
}

/** Sends the new tokens to the other tabs of the session. */
export function announceTokens(session: Session): Promise<void> {
  refreshCount.write(session.id, session.refreshes)
  return handOver(session)
}

/** Retries once after an outage, unless the service asks for a longer pause (decision D6). */
async function requestTwice(session: Session): ReturnType<typeof request> {
  const reply = await request(session)
  if (!('error' in reply) || !isOutage(reply.error) || reply.error.code === revoked) return reply
  const pauseMs = Math.max(retryPauseMs, (reply.error.retryAt ?? 0) - Date.now())
  if (pauseMs > longestPauseMs) return reply
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return request(session)
}

function request(session: Session): ReturnType<typeof send<typeof refreshEndpoint>> {
  return send(refreshEndpoint, {
    body: { RefreshToken: session.refreshToken!, UserName: session.claims.uniqueName, Appname: appName() },
    token: session.token,
  })
}

/** Ends the session, unless nobody answered and its token is still valid (decision D6). */
function failed(error: ApiError, session: Session): Refreshed {
  if (error.code === revoked) {
    endSession({ reason: 'revoked', message: error.message })
    return { error: sessionGone(refreshEndpoint.id) }
  }
  if (!isOutage(error) || !isAlive(session)) return endExpired()
  return { error }
}

function endExpired(): Refreshed {
  endSession({ reason: 'expired', message: null })
  return { error: sessionGone(refreshEndpoint.id) }
}

function newerThan(session: Session): Session | null {
  const current = readSession()
  return current && current.token !== session.token ? current : null
}

/** Newer tokens of another tab: already received, or requested because the shared count is higher. */
function fromSisterTab(session: Session): Promise<Session | null> {
  const newer = newerThan(session)
  if (newer || refreshCount.read(session.id) <= session.refreshes) return Promise.resolve(newer)
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      forget()
      resolve(newerThan(session))
    }
    const timer = setTimeout(finish, sisterWaitMs)
    const forget = onTabMessage((message) => {
      if (message.type === 'tokens')
        void takeOver(message).then(() => readSession()?.token !== session.token && finish())
    })
    sendToTabs({ type: 'ask', session: session.id, refreshes: session.refreshes })
  })
}

/** Includes the clock skew of the tab that received them, since they may arrive late. */
type HandedOver = Pick<Session, 'token' | 'refreshToken' | 'refreshes' | 'skewMs'>

/** Sends the tokens encrypted to the other tabs of the session. */
async function handOver({ id, key, token, refreshToken, refreshes, skewMs }: Session): Promise<void> {
  if (key === null || !canEncrypt()) return
  const tokens: HandedOver = { token, refreshToken, refreshes, skewMs }
  sendToTabs({ type: 'tokens', session: id, sealed: await encryptText(JSON.stringify(tokens), key) })
}

/** Stores the tokens of a message if they are newer ones of this session; resumes a paused session. */
async function takeOver({ session: id, sealed }: TabMessage & { type: 'tokens' }): Promise<void> {
  const key = (readSession() ?? pausedSession())?.key
  const text = key ? await decryptText(sealed, key) : null
  const session = readSession() ?? pausedSession()
  if (text === null || session?.id !== id) return
  const tokens = JSON.parse(text) as HandedOver
  if (tokens.refreshes > session.refreshes && resumeSession(tokens)) noteRenewal(true)
}

/** Exchanges messages with the other tabs of the session; returns the stop function. One caller at a time. */
export function joinTabs(): () => void {
  const own = readSession()
  const leaveSession = own ? joinSession(own.id) : null
  const forget = onTabMessage((message) => {
    if (message.type === 'tokens') void takeOver(message)
    if (message.type === 'other-person' && message.session === pausedSession()?.id) {
      giveUpSession({ leavesPage: true })
      leavePageForGood('/login')
    }
    const isSignOut = message.type === 'signed-out' && message.place === sessionPlace()
    if (isSignOut && message.user.toLowerCase() === currentPerson())
      endSession({ reason: 'signed-out', message: null }, pausedSession())
    const session = readSession()
    if (!session) return
    if (message.type === 'ask' || message.type === 'ended') {
      if (message.session !== session.id) return
      if (session.refreshes > message.refreshes) void handOver(session)
      else if (message.type === 'ended' && !isAsking) endExpired()
    }
  })
  const forgetSignOut = onSignedOut(() => endSession({ reason: 'signed-out', message: null }))
  const forgetEnd = onSessionEnd(({ reason }, { id, refreshes }) => {
    if (reason === 'expired' || reason === 'revoked') sendToTabs({ type: 'ended', session: id, refreshes })
  })
  return () => {
    forget()
    forgetSignOut()
    forgetEnd()
    leaveSession?.()
  }
}
