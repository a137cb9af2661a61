import { refreshToken as refreshEndpoint } from '#contracts/session.ts'
import { appName } from '#shared/api/appName.ts'
import { isOutage, sessionGone, type ApiError } from '#shared/api/apiError.ts'
import { answerLimitMs, send } from '#shared/api/transport.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { decryptText, encryptText } from '#shared/address/linkCipher.ts'
import { maxRefreshesPerMinute, proactivePauseMs, refreshDueIn } from './refreshRule.ts'
import { currentPerson } from './currentPerson.ts'
import { giveUpSession, pausedSession, resumeSession } from './pausedSession.ts'
import { noteRenewal } from './plannedEnd.ts'
import { endSession, onSessionEnd, sessionEpoch } from './sessionEvents.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import { onSignedOut } from './signedOut.ts'
import { joinSession, onTabMessage, refreshCount, tellTabs, withTabLock, type TabMessage } from './tabs.ts'
import { isAlive, readSession, sessionPlace, writeSession, type Session } from './tokens.ts'

export type Refreshed = { session: Session } | { error: ApiError }

/** The code by which a service says that it has ended a session (G-06). */
const revoked = 'R101'
const sisterWaitMs = 2_000
const retryPauseMs = 1_500
/** Whoever waits for a page waits no longer for a second try; a service that asks for more is not asked again here. */
const longestPauseMs = 6_000
/**
 * No sister tab that is awake holds the lock for longer. Whoever asked before she has done would send the same refresh
 * token as she has sent, which ends the session in both (hardening T29, T31; docs/decisions/006).
 */
const lockLimitMs = 2 * sisterWaitMs + 2 * answerLimitMs + longestPauseMs

let inFlight: Promise<Refreshed> | null = null
/** The service has been asked: what it answers here counts, whatever it answered to a sister tab. */
let isAsking = false
let lastAsked = -Infinity
/** When tokens came; a try that brought none is no step of a loop (hardening T30, decision D6). */
let renewals: number[] = []

/**
 * A session whose token is newer than the one that a call was refused with. However many calls of however many tabs
 * come here, the service is asked once: a call that finds a newer token takes that one (hardening T28, T29).
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

/** A token that took the place of this one, if a refresh under way or a sister tab brings it; asks for none itself. */
export async function tokenAfter(usedToken: string): Promise<string | null> {
  await inFlight
  const session = readSession()
  return session && session.token !== usedToken ? session.token : null
}

/** Refreshes ahead of the expiry, at most once in half a minute (SES-18, decision D5). Never throws, never ends a live session. */
export async function refreshIfDue(now = Date.now()): Promise<void> {
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
    // Those of a sister tab whose refresh was under way as well (hardening T29).
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

/** Tells the other tabs of the session that it has new tokens, and gives them to those. */
export function announceTokens(session: Session): Promise<void> {
  refreshCount.write(session.id, session.refreshes)
  return handOver(session)
}

/** Once more where nobody answered, unless the service wants a longer pause than a page waits (decision D6). */
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

/** Decision D6. */
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

/** The newer tokens of another tab of this session: those that came, else those that the shared count says there are. */
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
    tellTabs({ type: 'ask', session: session.id, refreshes: session.refreshes })
  })
}

/** With the skew of the tab that received them: here they may arrive long after they were issued. */
type HandedOver = Pick<Session, 'token' | 'refreshToken' | 'refreshes' | 'skewMs'>

/** Gives the tokens to the other tabs of the session, and to nobody who merely listens. */
async function handOver({ id, key, token, refreshToken, refreshes, skewMs }: Session): Promise<void> {
  if (key === null || !canEncrypt()) return
  const tokens: HandedOver = { token, refreshToken, refreshes, skewMs }
  tellTabs({ type: 'tokens', session: id, sealed: await encryptText(JSON.stringify(tokens), key) })
}

/** Keeps the tokens of a message where they are of this tab's session, and newer than its own; one that ended goes on. */
async function takeOver({ session: id, sealed }: TabMessage & { type: 'tokens' }): Promise<void> {
  const key = (readSession() ?? pausedSession())?.key
  const text = key ? await decryptText(sealed, key) : null
  const session = readSession() ?? pausedSession()
  if (text === null || session?.id !== id) return
  const tokens = JSON.parse(text) as HandedOver
  if (tokens.refreshes > session.refreshes && resumeSession(tokens)) noteRenewal(true)
}

/** Answers and believes the other tabs of this session until it is called off; one caller at a time. */
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
    if (reason === 'expired' || reason === 'revoked') tellTabs({ type: 'ended', session: id, refreshes })
  })
  return () => {
    forget()
    forgetSignOut()
    forgetEnd()
    leaveSession?.()
  }
}
