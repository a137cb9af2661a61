import { useState } from 'react'
import { sessionGone, unusable, type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import { leavePage } from '#shared/address/leavePage.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import type { Offer } from './offers.ts'
import type { Application } from '#contracts/applications.ts'
import { generateToken } from '#contracts/external-identity.ts'
import { store } from '#shared/api/store.ts'
import { log } from '#shared/browser/log.ts'
import { allowOriginsOf, safeUrl } from '#shared/address/safeUrl.ts'
import { refreshIfDue, refreshSession } from '#shared/session/refresh.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { readSession, type Session } from '#shared/session/tokens.ts'
import { applicationTokenApi } from './api.ts'

type Entered =
  | { kind: 'leave'; href: string }
  | { kind: 'failed'; error: ApiError }
  /** The session is over; `message` is the service's reason, if any. */
  | { kind: 'session-over'; message: string | null }

/** Requests a token of the application and returns the address to open (S-35). Nothing is sent for a bad address. */
async function enterApplication({ name, urlApp }: Application): Promise<Entered> {
  const address = applicationAddress(urlApp, location.href)
  if (!address) {
    log(`the address of the application ${name} is missing or not safe`)
    return { kind: 'failed', error: unusable('listApplications') }
  }
  const reply = await requestToken(name)
  if ('error' in reply) return failed(reply.error)
  address.searchParams.set('token', reply.token)
  return { kind: 'leave', href: address.href }
}

/** An application's own address. A token never travels in the clear, but to this machine (hardening T8). */
export function applicationAddress(urlApp: unknown, here: string): URL | null {
  allowOriginsOf([urlApp])
  const url = safeUrl(urlApp, here)
  if (!url) return null
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  return url.protocol === 'https:' || isLocal ? url : null
}

type TokenReply = { token: string } | { error: ApiError }

/** The body carries the current refresh token, so a refused call is repeated after the refresh (CAL-12, SES-20). */
async function requestToken(appName: string): Promise<TokenReply> {
  await refreshIfDue()
  const session = readSession()
  if (!session) return { error: sessionGone(generateToken.id) }
  const reply = await ask(session, appName)
  if (!('error' in reply) || reply.error.status !== 401) return reply
  const refreshed = await refreshSession(session.token)
  return 'error' in refreshed ? refreshed : ask(refreshed.session, appName)
}

async function ask({ claims, refreshToken }: Session, appName: string): Promise<TokenReply> {
  const request = store.dispatch(
    applicationTokenApi.endpoints.generateToken.initiate({
      body: {
        UserName: claims.uniqueName,
        Quantity: 1,
        AppName: appName,
        RefreshToken: refreshToken ?? '',
      },
    }),
  )
  const { data, error } = await request
  request.reset()
  return data ? { token: data.result.token } : { error: apiErrorOf(error) }
}

function failed(error: ApiError): Entered {
  if (error.kind === 'session')
    return { kind: 'session-over', message: store.getState().session.ended?.message ?? null }
  // Shown here, so the console does not show it again.
  if (error.status === 403) store.dispatch(sessionActions.forbiddenSeen())
  return { kind: 'failed', error }
}

/** Called when the session is over, with the service's reason if there is one. */
export type OnSessionOver = (message: string | null) => void

/** Logs in to one application at a time; the cards stay disabled until the browser has left. */
export function useEnter(onSessionOver: OnSessionOver): {
  /** Name of the application that is being opened. */
  opening: string | null
  failed: ApiError | null
  enter: (offer: Offer) => Promise<void>
} {
  const { run } = useOneAtATime()
  const [opening, setOpening] = useState<string | null>(null)
  const [failed, setFailed] = useState<ApiError | null>(null)

  async function enter({ application }: Offer): Promise<void> {
    await run(async () => {
      setOpening(application.name)
      setFailed(null)
      await moveOn(await enterApplication(application))
      setOpening(null)
    })
  }

  async function moveOn(entered: Entered): Promise<void> {
    switch (entered.kind) {
      case 'leave':
        leavePage(entered.href)
        return untilPageReturns()
      case 'failed':
        return setFailed(entered.error)
      case 'session-over':
        return onSessionOver(entered.message)
    }
  }

  return { opening, failed, enter }
}
