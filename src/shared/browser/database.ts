/** An encrypted draft; `savedAt` in ms is for the expiry. */
export type SealedEntry = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; savedAt: number }

export type Stores = { keys: CryptoKey; drafts: SealedEntry }

/** Opens or creates a database; closes it when another tab wants to delete it. */
export async function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('keys')
    opening.result.createObjectStore('drafts')
  }
  const database = await answerOf(opening)
  database.onversionchange = () => {
    database.close()
    onClosed()
  }
  database.onclose = onClosed
  return database
}

export function readStore<T>(
  database: IDBDatabase,
  name: keyof Stores,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return answerOf(ask(database.transaction(name, 'readonly').objectStore(name)))
}

/** A consistent snapshot of all entries by name. */
export async function readEntries(
  database: IDBDatabase,
  range?: IDBKeyRange,
): Promise<(readonly [string, SealedEntry])[]> {
  const drafts = database.transaction('drafts', 'readonly').objectStore('drafts')
  const [names, entries] = await Promise.all([
    answerOf(drafts.getAllKeys(range) as IDBRequest<string[]>),
    answerOf(drafts.getAll(range) as IDBRequest<SealedEntry[]>),
  ])
  return entries.map((entry, at) => [names[at]!, entry] as const)
}

/** Runs writes in one transaction; they start synchronously, because the page may be closing. */
export function writeStore(
  database: IDBDatabase,
  name: keyof Stores,
  ask: (store: IDBObjectStore) => void,
): Promise<void> {
  const transaction = database.transaction(name, 'readwrite')
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    ask(transaction.objectStore(name))
    transaction.commit()
  })
}

/** Names of the databases of this origin; empty if the browser cannot list them. */
export async function databaseNames(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).map(({ name = '' }) => name)
  } catch {
    return []
  }
}

/** Deletes a database once no tab has it open; false without IndexedDB. */
export function deleteDatabase(name: string, done = (): void => undefined): boolean {
  try {
    indexedDB.deleteDatabase(name).onsuccess = done
    return true
  } catch {
    return false
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('failed'))
  })
}
