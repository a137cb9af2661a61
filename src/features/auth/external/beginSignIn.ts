import type { ConnectParameters } from '#contracts/external-identity.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { canEncrypt, webCrypto } from '#shared/browser/webCrypto.ts'
import { log } from '#shared/browser/log.ts'
import { externalApi } from './api.ts'
import { storePending } from './pendingSignIn.ts'
import { safeUrl } from '#shared/address/safeUrl.ts'

type Proofs = { state: string; challenge: string; language: string }

/**
 * The authorization address: the configured complete one, or one built from its parts with a PKCE challenge (S-26).
 * Null if the parameters give none, or one with an origin that is not allowed (decision D13).
 */
export function authorizationAddress(
  parameters: ConnectParameters,
  { state, challenge, language }: Proofs,
  here: string,
): URL | null {
  const complete = safeUrl(parameters.url, here)
  if (complete) {
    complete.searchParams.set('state', state)
    return complete
  }
  const { clientId, scope } = parameters
  const address = safeUrl(parameters.authority, here)
  const redirectUri = ownAddress(parameters.redirectUri, here)
  if (!address || !clientId || redirectUri === null) return null
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scope || 'openid',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: language,
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}

/** The redirect address, unchanged; it must have this origin, where the state is stored. */
function ownAddress(raw: string | null | undefined, here: string): string | null {
  return raw && safeUrl(raw, here)?.origin === new URL(here).origin ? raw : null
}

/** Parameters of the provider (CAL-17); null unless they give an allowed address (S-30). */
export async function readProvider(
  tenant: string | null,
  tenantLanguage: string,
): Promise<ConnectParameters | null> {
  if (!canEncrypt()) return null
  const { data, isSuccess } = await store.dispatch(
    externalApi.endpoints.oidcConnectParameters.initiate(
      { headers: { appName: appName(), ...(tenant && { tenant }), tenantLanguage } },
      { subscribe: false, forceRefetch: true },
    ),
  )
  if (!isSuccess) return null
  const trial = { state: 'x', challenge: 'x', language: tenantLanguage }
  if (authorizationAddress(data, trial, location.href)) return data
  log('the address of the identity provider is missing or not on the list')
  return null
}

/** Stores the state that the callback must return, and returns the authorization address. */
export async function beginSignIn(parameters: ConnectParameters, language: string): Promise<string> {
  const state = randomText()
  const codeVerifier = randomText()
  const challenge = base64Url(
    new Uint8Array(await webCrypto().digest('SHA-256', new TextEncoder().encode(codeVerifier))),
  )
  const address = authorizationAddress(parameters, { state, challenge, language }, location.href)!
  const isBuilt = address.searchParams.get('code_challenge') === challenge
  storePending({ state, codeVerifier: isBuilt ? codeVerifier : null })
  return address.href
}

/** 43 characters, 256 bits. */
function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
