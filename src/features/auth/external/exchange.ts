import type { OidcTokenAnswer } from '#contracts/external-identity.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/lib/appName.ts'
import { log } from '#shared/lib/log.ts'
import { portalPath } from '#shared/lib/paths.ts'
import { safeUrl } from '#shared/lib/safeUrl.ts'
import { externalApi } from './api.ts'
import { isFirstUse, takePending } from './pendingSignIn.ts'
import { readCallback } from './readCallback.ts'

export type Exchanged =
  | { kind: 'path'; path: string }
  | { kind: 'leave'; href: string }
  /** `error` is null where there was nothing to call for. */
  | { kind: 'failed'; error: ApiError | null }

type Place = { tenant: string | null; tenantLanguage: string }

const exchanges = new Map<string, Promise<Exchanged>>()

/** One exchange per callback, however often the screen mounts, reloads or is come back to (hardening T4). */
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
  return go(targetOf(data))
}

/** `urlApp` of an answer that signs in: status 200 and A10, nothing else (OIC-04, OIC-05). */
export function targetOf({ statusCode, response }: OidcTokenAnswer): string | null {
  const isGood = Number(statusCode ?? 200) === 200 && response?.informationCode === 'A10'
  return (isGood && response.urlApp) || null
}

function go(target: string | null): Exchanged {
  const url = safeUrl(target, location.href)
  if (!url) {
    log('the identity was not accepted, or the address of the answer is not on the list')
    return { kind: 'failed', error: unusable('oidcToken') }
  }
  const path = url.origin === location.origin ? portalPath(url.pathname + url.search) : null
  return path === null ? { kind: 'leave', href: url.href } : { kind: 'path', path }
}
