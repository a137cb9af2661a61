import { randomId } from '#shared/browser/randomId.ts'
import { localStore } from '#shared/browser/storage.ts'
import { webCrypto } from '#shared/browser/webCrypto.ts'
import { draftFormat, type DraftOwner, type DraftRecord } from './draftRules.ts'

/** A random salt per browser, so that names of stores, entries and locks differ between browsers. */
const saltKey = 'draftSalt'

function salt(): string {
  if (localStore.get(saltKey) === null) localStore.set(saltKey, randomId())
  // Another tab may have written first.
  return localStore.get(saltKey)!
}

/** Opaque store name of a user on a product and tenant, unreadable without the salt. Case is ignored. */
export function ownerId({ person, place }: DraftOwner): Promise<string> {
  return hashed(JSON.stringify([person.toLowerCase(), place]))
}

/** Opaque entry name of a record in that store. */
export function recordId(owner: DraftOwner, record: DraftRecord): Promise<string> {
  return hashed(boundTo(owner, record))
}

/** Binds the encryption of an entry to its record. */
export function boundTo({ person, place }: DraftOwner, { kind, id }: DraftRecord): string {
  return JSON.stringify([draftFormat, person.toLowerCase(), place, kind, id])
}

async function hashed(text: string): Promise<string> {
  const hash = await webCrypto().digest('SHA-256', new TextEncoder().encode(salt() + text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
