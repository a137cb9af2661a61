import { listApplications } from '#contracts/applications.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { send } from '#shared/api/transport.ts'
import { log } from '#shared/browser/log.ts'
import { portalPath } from '#shared/address/paths.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'
import { allowOriginsOf, placeOf, safeUrl, webUrl } from '#shared/address/safeUrl.ts'
import { readSession } from '#shared/session/tokens.ts'

export type Followed =
  | { kind: 'path'; path: string }
  | { kind: 'leave'; href: string }
  | { kind: 'refused-address'; refused: RefusedAddress }

/**
 * Judges an address in the answer to `call`: a portal path, or an external address with an allowed origin (S-09). The
 * applications are read before an origin is refused (decision D42).
 */
export async function followAddress(call: string, raw: string): Promise<Followed> {
  const here = window.location.href
  const unread = webUrl(raw, here) && !safeUrl(raw, here) ? await listApplicationOrigins() : null
  const url = safeUrl(raw, here)
  if (url && url.origin !== window.location.origin) return { kind: 'leave', href: url.href }
  const path = url && portalPath(url.pathname + url.search)
  if (path !== null) return { kind: 'path', path }
  log(`the address in the answer to ${call} is not on the list`)
  return {
    kind: 'refused-address',
    refused: { place: placeOf(raw, here), isChecked: !unread, error: unread ?? unusable(call) },
  }
}

/** Allows the origins of all applications; returns the error if they could not be read. */
async function listApplicationOrigins(): Promise<ApiError | null> {
  const reply = await send(listApplications, { token: readSession()?.token })
  if ('error' in reply) return reply.error
  allowOriginsOf(reply.data.result.records.map(({ urlApp }) => urlApp))
  return null
}
