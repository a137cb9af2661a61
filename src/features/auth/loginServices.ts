import type { LoginAnswer } from '#contracts/auth.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/lib/appName.ts'
import { canEncrypt, encryptText } from '#shared/lib/linkCipher.ts'
import { log } from '#shared/lib/log.ts'
import { portalPath } from '#shared/lib/paths.ts'
import { safeUrl } from '#shared/lib/safeUrl.ts'
import { sessionStore } from '#shared/lib/storage.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { takeReturnPath, writeSession } from '#shared/session/tokens.ts'
import { authApi } from './api.ts'
import { captchaApplies } from './captcha/captchaApplies.ts'
import { browserName, deviceType } from './device.ts'
import { loginOutcome, type LoginOutcome } from './loginOutcome.ts'

export type Credentials = {
  user: string
  password: string
  /** The address bar's query, with its question mark. */
  search: string
  tokenCaptcha: string
  tenant: string | null
  tenantLanguage: string
}

export type SignedIn =
  /** A path of this portal, or an allowed address elsewhere. */
  { kind: 'path'; path: string } | { kind: 'leave'; href: string }

/** `insecure`: the browser encrypts nothing on this address, so nothing is sent. */
export type Failed = { kind: 'failed'; error: ApiError } | { kind: 'insecure' }

export type SignInResult = SignedIn | Failed | Exclude<LoginOutcome, { kind: 'go' }>

/** One attempt to sign in (CAL-04). The typed password leaves this function encrypted only (CRY-01). */
export async function signIn(credentials: Credentials): Promise<SignInResult> {
  if (!canEncrypt()) return { kind: 'insecure' }
  const request = store.dispatch(
    authApi.endpoints.login.initiate({
      headers: {
        ...(credentials.tenant && { tenant: credentials.tenant }),
        tenantLanguage: credentials.tenantLanguage,
      },
      body: {
        user: credentials.user,
        password: await encryptText(credentials.password),
        appname: appName(),
        page: pageOf(credentials.search),
        tokenCaptcha: credentials.tokenCaptcha,
        ip: '',
        Browser: browserName(navigator.userAgent),
        TypeDeviceId: deviceType(navigator.userAgent),
        idSessionTab: tabId(),
      },
    }),
  )
  const reply = await request
  request.reset()
  return signInResult('login', reply)
}

/** What the reply to any way of signing in means; keeps the session that it opens. */
export function signInResult(
  call: string,
  { data, error }: { data?: LoginAnswer | undefined; error?: unknown },
): SignInResult {
  if (data) return settle(call, data, 200)
  const failure = error as ApiError
  return failure.kind === 'status' &&
    failure.failure &&
    (failure.status ?? 500) < 500 &&
    failure.status !== 403
    ? settle(call, failure.failure, failure.status!)
    : { kind: 'failed', error: failure }
}

/** The value of `page`, else the whole query (LOG-13, S-08). */
export function pageOf(search: string): string {
  return new URLSearchParams(search).get('page') ?? search.replace(/^\?/, '')
}

function settle(call: string, answer: LoginAnswer, status: number): SignInResult {
  const outcome = loginOutcome(answer, status)
  store.dispatch(sessionActions.answered(answer))
  return outcome.kind === 'go' ? enterWith(call, outcome.target, answer) : outcome
}

/** Keeps the session of an answer to `call` and says where to go on; only addresses on the list are gone to (S-09). */
export function enterWith(
  call: string,
  target: string,
  answer: Pick<LoginAnswer, 'token' | 'refreshToken'>,
): SignedIn | { kind: 'failed'; error: ApiError } {
  const url = safeUrl(target, location.href)
  const refused = { kind: 'failed', error: unusable(call) } as const
  if (!url) {
    log('the address of a login answer is not on the list')
    return refused
  }
  const session = answer.token
    ? writeSession({ token: answer.token, refreshToken: answer.refreshToken ?? null })
    : null
  if (session) {
    beginSessionEpoch()
    store.dispatch(sessionActions.authenticated())
  }
  if (url.origin !== location.origin) return { kind: 'leave', href: url.href }
  if (!session) return refused
  return { kind: 'path', path: portalPath(takeReturnPath()) ?? url.pathname + url.search }
}

function tabId(): string {
  const kept = sessionStore.get('idSessionTab')
  if (kept) return kept
  const id = crypto.randomUUID()
  sessionStore.set('idSessionTab', id)
  return id
}

export type LoginNotices = {
  captcha: boolean
  maintenance: string | null
  freeTrial: { url: string; code: string | null } | null
}

/** What the login screen asks for when it opens; a call that fails takes its notice away, never the form. */
export async function readLoginNotices(captchaDefault: boolean): Promise<LoginNotices> {
  const fresh = { subscribe: false, forceRefetch: true }
  const headers = { appName: appName() }
  const { getParameters, getMaintenanceWindow, getFreeTrial } = applicationsApi.endpoints
  const [parameters, maintenance, freeTrial] = await Promise.all([
    store.dispatch(getParameters.initiate({ headers: { ...headers, parameterType: 'LOGIN' } }, fresh)),
    store.dispatch(getMaintenanceWindow.initiate({ headers }, fresh)),
    store.dispatch(getFreeTrial.initiate({ headers }, fresh)),
  ])
  // After a failed question `data` still holds the answer before it.
  const trial = freeTrial.isSuccess ? freeTrial.data : null
  const window = maintenance.isSuccess ? maintenance.data : null
  const rows = parameters.isSuccess ? parameters.data.result.records : []
  return {
    captcha: captchaApplies(rows, captchaDefault),
    maintenance: window?.isMaintenance ? (window.message ?? '') : null,
    freeTrial:
      trial?.isFreeTrial && trial.urlFreeTrial
        ? { url: trial.urlFreeTrial, code: trial.codeFreeTrial ?? null }
        : null,
  }
}

const versionKey = 'versionApp'

/** The version of the application, asked once per tab (CAL-23); null when nobody answers. */
export async function readVersion(tenant: string | null, tenantLanguage: string): Promise<string | null> {
  const kept = sessionStore.get(versionKey)
  if (kept !== null) return kept
  const { data } = await store.dispatch(
    applicationsApi.endpoints.getVersion.initiate(
      { headers: { appName: appName(), ...(tenant && { tenant }), tenantLanguage } },
      { subscribe: false },
    ),
  )
  if (!data) return null
  sessionStore.set(versionKey, data.version)
  return data.version
}
