import { isOwnOrigin } from '../http/ownHost.ts'
import { applicationOfClient, callbackPath } from '../services/external-identity.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Application } from '../store/records.ts'

export type AuthorizationRequest = {
  application: Application
  redirectUri: URL
  state: string | null
  challenge: string | null
  language: string
}

/**
 * An authorization request. `problem` is shown on the provider's page: browsers are never redirected to an unregistered
 * address (RFC 6749, 4.1.2.1).
 */
export function readAuthorizationRequest(
  ns: Namespace,
  query: URLSearchParams,
  origin: string,
): AuthorizationRequest | { problem: string } {
  const application = applicationOfClient(ns, query.get('client_id') ?? '')
  if (!application) return { problem: 'client_id' }
  const redirectUri = callbackOf(query.get('redirect_uri') ?? '', origin)
  if (!redirectUri) return { problem: 'redirect_uri' }
  if (query.get('response_type') !== 'code') return { problem: 'response_type' }
  const challenge = query.get('code_challenge')
  if (challenge !== null && query.get('code_challenge_method') !== 'S256')
    return { problem: 'code_challenge_method' }
  const language = (query.get('ui_locales') ?? '').split(' ')[0]!.slice(0, 2)
  return { application, redirectUri, state: query.get('state'), challenge, language }
}

/** The callback with the unchanged `state`, and a code or an error. */
export function answerAddress(
  { redirectUri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value)
  if (state !== null) address.searchParams.set('state', state)
  return address.href
}

/** The callback of a portal on this machine or on the requested host; null for other addresses. */
function callbackOf(address: string, origin: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPortal = isOwnOrigin(url.origin) || url.origin === origin
  return isPortal && url.pathname === callbackPath && url.search === '' ? url : null
}
