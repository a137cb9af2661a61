import type { ConnectParameters } from '#contracts/external-identity.ts'
import { safeUrl } from '#shared/address/safeUrl.ts'

export type Proofs = { state: string; challenge: string; language: string }

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
