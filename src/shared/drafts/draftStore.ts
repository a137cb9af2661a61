import { openDatabase, readStore, writeStore, type SealedEntry, type Stores } from './database.ts'
import { boundTo, ownerId, recordId } from './draftIds.ts'
import {
  isOver,
  readDrafts,
  writeDrafts,
  type DraftOwner,
  type DraftRecord,
  type KeptDraft,
} from './draftRules.ts'
import { databaseOf, hasKept, keepsDrafts, noteKept } from './keptOwners.ts'

/** Where the drafts of a record are kept. */
export type DraftStore = {
  /** The latest first; none where there are none, or none can be read. */
  read: (now: number) => Promise<KeptDraft[]>
  /** Takes the place of what was kept of the record; nothing is kept of it where there are none. */
  write: (drafts: readonly KeptDraft[], now: number) => Promise<void>
  close: () => void
}

type Opened = { database: IDBDatabase; key: CryptoKey }

/** IndexedDB, encrypted by a key that cannot be exported (docs/decisions/021). Each may fail as the browser does. */
export async function openDraftStore(owner: DraftOwner, record: DraftRecord): Promise<DraftStore> {
  const [ofOwner, entry] = await Promise.all([ownerId(owner), recordId(owner, record)])
  const additionalData = new TextEncoder().encode(boundTo(owner, record))
  let opened: Promise<Opened> | null = null

  // Open and with its key at hand, so that little is left to do when the page goes.
  function open(): Promise<Opened> {
    const close = (): void => void (opened = null)
    opened ??= openDatabase(databaseOf(ofOwner), close).then(async (database) => ({
      database,
      key: await ownKey(database),
    }))
    opened.catch(close)
    return opened
  }

  async function read(now: number): Promise<KeptDraft[]> {
    if (!keepsDrafts() || !hasKept(ofOwner)) return []
    const { database, key } = await open()
    await dropOld(database, now)
    const found = await readStore(
      database,
      'drafts',
      (drafts) => drafts.get(entry) as IDBRequest<SealedEntry | undefined>,
    )
    if (!found) return []
    try {
      const { iv, sealed } = found
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed)
      return readDrafts(new TextDecoder('utf-8', { fatal: true }).decode(plain), now)
    } catch {
      // Of another release, or broken: nobody can read it any more.
      await remove(database)
      return []
    }
  }

  async function write(drafts: readonly KeptDraft[], now: number): Promise<void> {
    const text = drafts.length > 0 && keepsDrafts() ? writeDrafts(drafts) : null
    if (text === null) {
      if (hasKept(ofOwner)) await remove((await open()).database)
      return
    }
    noteKept(ofOwner, now)
    const { database, key } = await open()
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(text)
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
    const stored: SealedEntry = { iv, sealed, savedAt: now }
    await writeStore(database, 'drafts', (kept) => kept.put(stored, entry))
  }

  function remove(database: IDBDatabase): Promise<void> {
    return writeStore(database, 'drafts', (kept) => kept.delete(entry))
  }

  return {
    read,
    write,
    close: () => void opened?.then(({ database }) => database.close()).catch(() => {}),
  }
}

/** The key of this database, made for the first draft in it. Only the browser ever has its bytes. */
async function ownKey(database: IDBDatabase): Promise<CryptoKey> {
  const stored = (): Promise<CryptoKey | undefined> =>
    readStore(database, 'keys', (keys) => keys.get('key') as IDBRequest<Stores['keys'] | undefined>)
  const known = await stored()
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  try {
    await writeStore(database, 'keys', (keys) => keys.add(made, 'key'))
    return made
  } catch (error) {
    // Another tab was faster.
    const other = await stored()
    if (other) return other
    throw error
  }
}

/** Drops the drafts of any record that are over. */
async function dropOld(database: IDBDatabase, now: number): Promise<void> {
  const entries = await readStore(database, 'drafts', (drafts) => drafts.getAllKeys())
  const stored = await readStore(database, 'drafts', (drafts) => drafts.getAll() as IDBRequest<SealedEntry[]>)
  const over = entries.filter((_entry, at) => stored[at] && isOver(stored[at].savedAt, now))
  if (over.length > 0)
    await writeStore(database, 'drafts', (drafts) => over.forEach((one) => drafts.delete(one)))
}
