import { isOutage, type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import { clockAhead } from '#shared/api/serviceTime.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { decryptLink } from '#shared/address/decryptLink.ts'
import { portalPath } from '#shared/address/paths.ts'
import { readClaims } from '#shared/session/claims.ts'
import { openSession } from '#shared/session/openSession.ts'
import { refreshIfDue, refreshSession } from '#shared/session/refresh.ts'
import { refreshDueIn, readSession, takeReturnPath, type Session } from '#shared/session/tokens.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { isSignedOut } from '#shared/session/signedOut.ts'
import { storedTokenQuestion } from '#shared/session/tokenQuestion.ts'
import { visitInLanguage } from '#shared/texts/chooseLanguage.ts'
import { isLanguage } from '#shared/texts/language.ts'
import { sessionApi } from './api.ts'

export type TokenCheck =
  /** The token is accepted. */
  | { kind: 'valid' }
  /** The token was refused and removed. */
  | { kind: 'refused' }
  /** No answer; the storage is kept and the check can be retried (S-21). */
  | { kind: 'no-answer'; error: ApiError }

let prefetched: { token: string; check: Promise<TokenCheck> } | null = null

/**
 * Begins `checkStoredToken` before the console is rendered, unless the token is due for a refresh. True if the token was
 * accepted; then the session is authenticated, and the console opens without asking.
 */
export async function prefetchTokenCheck(): Promise<boolean> {
  const session = readSession()
  if (!session || refreshDueIn(session, Date.now()) <= 0) return false
  const { token } = session
  prefetched = { token, check: validateStored(session) }
  const { kind } = await prefetched.check
  // Meanwhile another tab may have signed out, or in with another token.
  if (kind !== 'valid' || readSession()?.token !== token || isSignedOut()) return false
  prefetched = null
  store.dispatch(sessionActions.authenticated())
  return true
}

/** Checks the stored token (option 1, SES-07 to SES-13). */
export async function checkStoredToken(): Promise<TokenCheck> {
  const asked = prefetched
  prefetched = null
  await refreshIfDue()
  const session = readSession()
  if (!session) return { kind: 'refused' }
  let check = await (asked?.token === session.token ? asked.check : validateStored(session))
  if (check.kind === 'refused') {
    // The service may have ended the token early: a refresh decides (SES-20, docs/decisions/010).
    const refreshed = await refreshSession(session.token)
    if ('session' in refreshed) check = await validateStored(refreshed.session)
  }
  if (check.kind === 'valid') store.dispatch(sessionActions.authenticated())
  if (check.kind === 'refused') endSession({ reason: 'expired', message: null })
  return check
}

/** Checks the stored token before a link is opened; after a refusal the link's own calls pass (decision D46). */
export async function checkBesideLink(): Promise<TokenCheck> {
  const check = await checkStoredToken()
  if (check.kind === 'refused') beginSessionEpoch()
  return check
}

function validateStored(session: Session): Promise<TokenCheck> {
  return validate(storedTokenQuestion(session, appName()))
}

export type AddressLogin = { token: string; user: string } | { link: string }

/** Checks a token from the address (no option, SES-09 to SES-11); returns the next path if it is valid. */
export async function checkAddressToken(login: AddressLogin): Promise<TokenCheck & { path?: string }> {
  store.dispatch(sessionActions.automaticLoginBegan())
  const received = 'link' in login ? await openLink(login.link) : login
  const claims = received && readClaims(received.token)
  const check: TokenCheck & { refreshToken?: string | null } =
    received && claims ? await validate({ ...received, currentApp: appName() }) : { kind: 'refused' }
  if (check.kind === 'valid') {
    openSession({
      token: received!.token,
      refreshToken: check.refreshToken ?? null,
      encryptedToken: 'link' in login ? login.link : received!.token,
      skewMs: clockAhead() ?? 0,
    })
    store.dispatch(sessionActions.authenticated())
    return { kind: 'valid', path: portalPath(takeReturnPath()) ?? '/' }
  }
  store.dispatch(sessionActions.automaticLoginFailed())
  return check
}

/** Checks the token of a mailed link without using it up (option 2, PWD-14). */
export async function checkLinkToken(link: { user: string; token: string }): Promise<TokenCheck> {
  const check = await validate({ ...link, option: '2', currentApp: appName() })
  if (check.kind === 'refused') store.dispatch(sessionActions.linkRefused())
  return check
}

async function validate(asked: {
  user: string
  token: string
  option?: '1' | '2'
  apps?: string
  currentApp: string
}): Promise<TokenCheck & { refreshToken?: string | null }> {
  const { data, error } = await store.dispatch(
    sessionApi.endpoints.validateToken.initiate({ headers: asked }, { subscribe: false, forceRefetch: true }),
  )
  // With an error, `data` holds an earlier answer.
  if (data && !error) return { kind: 'valid', refreshToken: data.refreshToken ?? null }
  // No error and no data: the session ended during the check.
  const failure = apiErrorOf(error)
  if (!failure || failure.kind === 'session' || !isOutage(failure)) return { kind: 'refused' }
  return { kind: 'no-answer', error: failure }
}

/** User and token of an encrypted link (S-08); also sets the link's language for this visit (CRY-06, S-06). */
async function openLink(link: string): Promise<{ token: string; user: string } | null> {
  try {
    const payload: unknown = JSON.parse((await decryptLink(link)) ?? '')
    const { user, token, tenantlanguage } = payload as Record<string, unknown>
    if (typeof user !== 'string' || typeof token !== 'string') return null
    visitInLanguage(isLanguage(tenantlanguage) ? tenantlanguage : null)
    return { user, token }
  } catch {
    return null
  }
}
