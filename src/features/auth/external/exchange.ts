import { codeOf } from '#contracts/codes.ts'
import type { OidcTokenAnswer } from '#contracts/external-identity.ts'
import { unusable, type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { log } from '#shared/browser/log.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'
import { noteWay } from '../page/lastWay.ts'
import { followAddress } from '../sign-in/followAddress.ts'
import { externalApi } from './api.ts'
import { isFirstUse, takePending, type PendingSignIn } from './pendingSignIn.ts'

/** Longer codes are ignored (hardening T26). */
const longestCode = 4_000

/**
 * The code to exchange with its verifier, or null (OIC-02, S-26). A `state` must equal the one this tab sent, and is
 * required if one was sent. A callback that this tab did not start has neither; the service decides (OIC-10).
 */
export function readCallback(
  search: string,
  pending: PendingSignIn | null,
): { code: string; codeVerifier: string | null } | null {
  const query = new URLSearchParams(search)
  const [code = '', ...more] = query.getAll('code')
  if (query.has('error') || more.length > 0) return null
  if (code.trim() === '' || code.length > longestCode) return null
  if (query.get('state') !== (pending?.state ?? null)) return null
  return { code, codeVerifier: pending?.codeVerifier ?? null }
}

type Exchanged =
  | { kind: 'path'; path: string }
  | { kind: 'leave'; href: string }
  /** `error` is null if no call was made. */
  | { kind: 'failed'; error: ApiError | null }
  | { kind: 'refused-address'; refused: RefusedAddress }

type Place = { tenant: string | null; tenantLanguage: string }

const exchanges = new Map<string, Promise<Exchanged>>()

/** One exchange per callback, also over remounts, reloads and Back (hardening T4). */
export function exchangeOnce(search: string, place: Place): Promise<Exchanged> {
  const running = exchanges.get(search) ?? exchange(search, place)
  exchanges.set(search, running)
  return running
}

async function exchange(search: string, { tenant, tenantLanguage }: Place): Promise<Exchanged> {
  const callback = readCallback(search, takePending())
  if (!callback || !isFirstUse(callback.code)) return { kind: 'failed', error: null }
  const { code, codeVerifier } = callback
  const request = store.dispatch(
    externalApi.endpoints.oidcToken.initiate({
      body: {
        code,
        tenant: tenant ?? '',
        appName: appName(),
        tenantLanguage,
        ...(codeVerifier !== null && { codeVerifier }),
      },
    }),
  )
  const { data, error } = await request
  request.reset()
  if (error) return { kind: 'failed', error: apiErrorOf(error) }
  const target = targetOf(data)
  if (target !== null) {
    const followed = await followAddress('oidcToken', target)
    if (followed.kind === 'path' || followed.kind === 'leave') noteWay('external')
    return followed
  }
  log('the identity was not accepted')
  return { kind: 'failed', error: unusable('oidcToken') }
}

/** `urlApp` of an answer with status 200 and A10, else null (OIC-04, OIC-05). */
export function targetOf(answer: OidcTokenAnswer): string | null {
  const { statusCode, response } = answer
  const isGood = Number(statusCode ?? 200) === 200 && (codeOf(answer) ?? codeOf(response)) === 'A10'
  return (isGood && response?.urlApp) || null
}
