import type { LoginAnswer } from '#contracts/auth.ts'
import { isOutage, type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { randomId } from '#shared/browser/randomId.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { noteWay } from '../page/lastWay.ts'
import { signInApi } from './api.ts'
import { enterSession, type NotEntered, type SignedIn } from './enterSession.ts'
import { loginOutcome, type LoginOutcome } from './loginOutcome.ts'

const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /\bChrome\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).+Safari\//],
]

/** Name and major version of the browser, for the login call (S-34). */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return 'Other'
}

/** 1 desktop, 2 phone, 3 tablet (S-34). */
export function deviceType(userAgent: string): 1 | 2 | 3 {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 3
  return /\bMobi/.test(userAgent) ? 2 : 1
}

type Credentials = {
  user: string
  password: string
  /** Query of the address, with its question mark. */
  search: string
  tokenCaptcha: string
  tenant: string | null
  tenantLanguage: string
}

/** `insecure`: Web Crypto is missing on this address, so nothing is sent. */
type Failed =
  | { kind: 'failed'; error: ApiError }
  | { kind: 'insecure' }
  | { kind: 'refused-address'; refused: RefusedAddress }

/** The paused session was resumed. */
type Back = { kind: 'back' }

export type SignInResult = SignedIn | Back | Failed | Exclude<LoginOutcome, { kind: 'go' }>

/** Handles the session of a successful answer. */
export type Enter = (
  call: string,
  target: string,
  answer: Pick<LoginAnswer, 'token' | 'refreshToken'>,
) => Entered | Promise<Entered>

type Entered = SignedIn | Back | NotEntered

/** One attempt to sign in (CAL-04); the password is sent encrypted (CRY-01). */
export async function signIn(credentials: Credentials, enter?: Enter): Promise<SignInResult> {
  if (!canEncrypt()) return { kind: 'insecure' }
  const request = store.dispatch(
    signInApi.endpoints.login.initiate({
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
  return signInResult('login', reply, enter)
}

/** Result of a sign-in call of any kind; stores its session. */
export async function signInResult(
  call: string,
  { data, error }: { data?: LoginAnswer | undefined; error?: unknown },
  enter: Enter = enterSession,
): Promise<SignInResult> {
  if (data) return read(call, data, 200, enter)
  const failure = apiErrorOf(error!)
  const isRefusal = !isOutage(failure) && failure.status !== 403 && failure.failure
  const result = isRefusal ? await read(call, isRefusal, failure.status!, enter) : null
  // A refusal without a message gets a reference, like every failure.
  return result === null || (result.kind === 'refused' && result.message === null)
    ? { kind: 'failed', error: failure }
    : result
}

/** The value of `page`, else the whole query (LOG-13, S-08). */
export function pageOf(search: string): string {
  return new URLSearchParams(search).get('page') ?? search.replace(/^\?/, '')
}

async function read(call: string, answer: LoginAnswer, status: number, enter: Enter): Promise<SignInResult> {
  const outcome = loginOutcome(answer, status)
  store.dispatch(sessionActions.answered(answer))
  if (outcome.kind !== 'go') return outcome
  const entered = await enter(call, outcome.target, answer)
  if (entered.kind === 'path' || entered.kind === 'leave')
    noteWay(call === 'login' ? 'classic' : 'certificate')
  return entered
}

function tabId(): string {
  const stored = sessionStore.get('idSessionTab')
  if (stored) return stored
  const id = randomId()
  sessionStore.set('idSessionTab', id)
  return id
}
