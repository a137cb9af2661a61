import { randomId } from '#shared/browser/randomId.ts'
import { localStore } from '#shared/browser/storage.ts'
import { webCrypto } from '#shared/browser/webCrypto.ts'
import { draftFormat, type DraftOwner, type DraftRecord } from './draftRules.ts'

/** By chance, once for this browser: names of stores, entries and locks are those of no other browser. */
const saltKey = 'draftSalt'

function salt(): string {
  if (localStore.get(saltKey) === null) localStore.set(saltKey, randomId())
  // Another tab may have been faster.
  return localStore.get(saltKey)!
}

/**
 * Names the store of a person on a product and tenant, and says neither to whoever has not the salt as well. Upper and
 * lower case name the same person.
 */
export function ownerId({ person, place }: DraftOwner): Promise<string> {
  return hashed(JSON.stringify([person.toLowerCase(), place]))
}

/** Names the entry of a record in it. */
export function recordId(owner: DraftOwner, record: DraftRecord): Promise<string> {
  return hashed(boundTo(owner, record))
}

/** What an entry is encrypted for: it can be read as nothing else. */
export function boundTo({ person, place }: DraftOwner, { kind, id }: DraftRecord): string {
  return JSON.stringify([draftFormat, person.toLowerCase(), place, kind, id])
}

async function hashed(text: string): Promise<string> {
  const hash = await webCrypto().digest('SHA-256', new TextEncoder().encode(salt() + text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
