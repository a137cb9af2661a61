/** What is stored of a record's drafts; `savedAt` is for the sweep. */
export type SealedEntry = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; savedAt: number }

export type Stores = { keys: CryptoKey; drafts: SealedEntry }

/** Opens a database, and makes it where there is none; whoever wants to delete it need not wait. */
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

/** One request that reads. */
export function readStore<T>(
  database: IDBDatabase,
  name: keyof Stores,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return answerOf(ask(database.transaction(name, 'readonly').objectStore(name)))
}

/** Drafts with their names, as they are at one moment. */
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

/** Requests that write; all are through once it settles, and on their way at once, for a page that may be going. */
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

/** Names of the databases of this origin; none where the browser does not tell. */
export async function databaseNames(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).map(({ name = '' }) => name)
  } catch {
    return []
  }
}

/** Deletes a database as soon as no tab has it open; false where there is none that could be deleted. */
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
