import {
  openDatabase,
  readEntries,
  readStore,
  writeStore,
  type SealedEntry,
  type Stores,
} from '#shared/browser/database.ts'
import { webCrypto } from '#shared/browser/webCrypto.ts'
import {
  draftFormat,
  isOver,
  readDrafts,
  writeDrafts,
  type DraftOwner,
  type DraftRecord,
  type StoredDraft,
} from './draftRules.ts'
import { databaseOf, hashed, hasStoredDrafts, keepsDrafts, noteStoredDrafts, ownerId } from './draftOwners.ts'

/** Stores the drafts of a record, one entry per edit. */
export type DraftStore = {
  /** Drafts of finished edits, latest first; empty if none can be read. */
  read: (now: number, underWay: readonly string[]) => Promise<StoredDraft[]>
  /** Replaces all that this store read or wrote; no drafts delete the entries. */
  write: (drafts: readonly StoredDraft[], now: number, edit: string) => Promise<void>
  close: () => void
}

type Opened = { database: IDBDatabase; key: CryptoKey }

/** IndexedDB, encrypted by a key that cannot be exported (docs/decisions/021). Any call may fail in the browser. */
export async function openDraftStore(owner: DraftOwner, record: DraftRecord): Promise<DraftStore> {
  const [ofOwner, ofRecord] = await Promise.all([ownerId(owner), recordId(owner, record)])
  const nameOf = (of: string): string => `${ofRecord}.${of}`
  // All entries with this prefix.
  const range = IDBKeyRange.bound(nameOf(''), nameOf('\uffff'))
  let toReplace: readonly string[] = []
  const additionalData = new TextEncoder().encode(boundTo(owner, record))
  let opened: Promise<Opened> | null = null

  // Open with its key loaded, so that little is left to do on unload.
  function open(): Promise<Opened> {
    const close = (): void => void (opened = null)
    opened ??= openDatabase(databaseOf(ofOwner), close).then(async (database) => ({
      database,
      key: await ownKey(database),
    }))
    opened.catch(close)
    return opened
  }

  async function read(now: number, underWay: readonly string[]): Promise<StoredDraft[]> {
    if (!keepsDrafts() || !hasStoredDrafts(ofOwner)) return []
    const { database, key } = await open()
    await dropOld(database, now)
    const leave = new Set([...toReplace, ...underWay.map(nameOf)])
    const found = await readEntries(database, range)
    const left = found.filter(([name]) => !leave.has(name))
    toReplace = [...toReplace, ...left.map(([name]) => name)]
    const texts = await Promise.all(left.map(([, entry]) => unseal(key, entry)))
    // Of another release, or corrupt: nobody can read it.
    if (texts.includes(null))
      await remove(
        database,
        left.flatMap(([name], at) => (texts[at] === null ? name : [])),
      )
    return texts.flatMap((text) => (text === null ? [] : readDrafts(text, now))).toSorted(byAge)
  }

  async function unseal(key: CryptoKey, { iv, sealed }: SealedEntry): Promise<string | null> {
    try {
      const plain = await webCrypto().decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed)
      return new TextDecoder('utf-8', { fatal: true }).decode(plain)
    } catch {
      return null
    }
  }

  async function write(drafts: readonly StoredDraft[], now: number, edit: string): Promise<void> {
    const text = drafts.length > 0 && keepsDrafts() ? writeDrafts(drafts) : null
    if (text === null) {
      if (hasStoredDrafts(ofOwner)) await remove((await open()).database, toReplace)
      toReplace = []
      return
    }
    noteStoredDrafts(ofOwner, now)
    const { database, key } = await open()
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(text)
    const sealed = await webCrypto().encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
    const stored: SealedEntry = { iv, sealed, savedAt: now }
    await writeStore(database, 'drafts', (entries) => {
      for (const name of toReplace) entries.delete(name)
      entries.put(stored, nameOf(edit))
    })
    toReplace = [nameOf(edit)]
  }

  function remove(database: IDBDatabase, names: Iterable<string>): Promise<void> {
    return writeStore(database, 'drafts', (entries) => {
      for (const name of names) entries.delete(name)
    })
  }

  return {
    read,
    write,
    close: () => void opened?.then(({ database }) => database.close()).catch(() => {}),
  }
}

/** The key of this database, created with its first draft. Its bytes never leave the browser. */
async function ownKey(database: IDBDatabase): Promise<CryptoKey> {
  const stored = (): Promise<CryptoKey | undefined> =>
    readStore(database, 'keys', (keys) => keys.get('key') as IDBRequest<Stores['keys'] | undefined>)
  const known = await stored()
  if (known) return known
  const made = await webCrypto().generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  try {
    await writeStore(database, 'keys', (keys) => keys.add(made, 'key'))
    return made
  } catch (error) {
    // Another tab was first.
    const other = await stored()
    if (other) return other
    throw error
  }
}

/** Deletes expired drafts of all records. */
async function dropOld(database: IDBDatabase, now: number): Promise<void> {
  const over = (await readEntries(database)).filter(([, { savedAt }]) => isOver(savedAt, now))
  if (over.length > 0)
    await writeStore(database, 'drafts', (drafts) => over.forEach(([name]) => drafts.delete(name)))
}

function byAge(one: StoredDraft, other: StoredDraft): number {
  return other.savedAt - one.savedAt
}

/** Opaque entry name of a record in that store. */
export function recordId(owner: DraftOwner, record: DraftRecord): Promise<string> {
  return hashed(boundTo(owner, record))
}

/** Binds the encryption of an entry to its record. */
export function boundTo({ person, place }: DraftOwner, { kind, id }: DraftRecord): string {
  return JSON.stringify([draftFormat, person.toLowerCase(), place, kind, id])
}
