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
 * Where an address in the answer to `call` leads: to a screen of the portal, or elsewhere where its origin is on the
 * list (S-09). The applications are read before an address is refused for its origin (decision D42).
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

/** Puts the origins of all applications on the list; answers why they could not be read. */
async function listApplicationOrigins(): Promise<ApiError | null> {
  const reply = await send(listApplications, { token: readSession()?.token })
  if ('error' in reply) return reply.error
  allowOriginsOf(reply.data.result.records.map(({ urlApp }) => urlApp))
  return null
}
