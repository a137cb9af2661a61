import { inStore, withDatabase, type SealedEntry } from './database.ts'
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
}

/** IndexedDB, encrypted by a key that cannot be exported (docs/decisions/021). Each may fail as the browser does. */
export async function openDraftStore(owner: DraftOwner, record: DraftRecord): Promise<DraftStore> {
  const [ofOwner, entry] = await Promise.all([ownerId(owner), recordId(owner, record)])
  const database = databaseOf(ofOwner)
  const additionalData = new TextEncoder().encode(boundTo(owner, record))

  async function read(now: number): Promise<KeptDraft[]> {
    if (!keepsDrafts() || !hasKept(ofOwner)) return []
    return withDatabase(database, async (open) => {
      await dropOld(open, now)
      const key = await inStore(open, 'keys', 'readonly', (keys) => keys.get('key') as IDBRequest<CryptoKey>)
      const found = await inStore(
        open,
        'drafts',
        'readonly',
        (drafts) => drafts.get(entry) as IDBRequest<SealedEntry | undefined>,
      )
      if (!found) return []
      try {
        const { iv, sealed } = found
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed)
        return readDrafts(new TextDecoder('utf-8', { fatal: true }).decode(plain), now)
      } catch {
        // Of another release, or broken: nobody can read it any more.
        await inStore(open, 'drafts', 'readwrite', (drafts) => drafts.delete(entry))
        return []
      }
    })
  }

  async function write(drafts: readonly KeptDraft[], now: number): Promise<void> {
    const text = drafts.length > 0 && keepsDrafts() ? writeDrafts(drafts) : null
    if (text === null) {
      if (hasKept(ofOwner))
        await withDatabase(database, (open) =>
          inStore(open, 'drafts', 'readwrite', (kept) => kept.delete(entry)),
        )
      return
    }
    noteKept(ofOwner, now)
    await withDatabase(database, async (open) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData },
        await ownKey(open),
        new TextEncoder().encode(text),
      )
      const stored: SealedEntry = { iv, sealed, savedAt: now }
      await inStore(open, 'drafts', 'readwrite', (kept) => kept.put(stored, entry))
    })
  }

  return { read, write }
}

/** The key of this database, made for the first draft in it. Only the browser ever has its bytes. */
async function ownKey(open: IDBDatabase): Promise<CryptoKey> {
  const stored = (): Promise<CryptoKey | undefined> =>
    inStore(open, 'keys', 'readonly', (keys) => keys.get('key') as IDBRequest<CryptoKey | undefined>)
  const known = await stored()
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  try {
    await inStore(open, 'keys', 'readwrite', (keys) => keys.add(made, 'key'))
    return made
  } catch (error) {
    // Another tab was faster.
    const other = await stored()
    if (other) return other
    throw error
  }
}

/** Drops the drafts of any record that are over. */
async function dropOld(open: IDBDatabase, now: number): Promise<void> {
  const [entries, stored] = await Promise.all([
    inStore(open, 'drafts', 'readonly', (drafts) => drafts.getAllKeys()),
    inStore(open, 'drafts', 'readonly', (drafts) => drafts.getAll() as IDBRequest<SealedEntry[]>),
  ])
  for (const [at, { savedAt }] of stored.entries())
    if (isOver(savedAt, now))
      await inStore(open, 'drafts', 'readwrite', (drafts) => drafts.delete(entries[at]!))
}
