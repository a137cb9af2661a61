/** What is stored of a record's drafts; `savedAt` is for the sweep. */
export type SealedEntry = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; savedAt: number }

type Stores = { keys: CryptoKey; drafts: SealedEntry }

/** One database, opened for one piece of work; whoever wants to delete it waits no longer than that. */
export async function withDatabase<T>(name: string, work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('keys')
    opening.result.createObjectStore('drafts')
  }
  const database = await answerOf(opening)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** One request in a transaction of its own. */
export function inStore<Name extends keyof Stores, T>(
  database: IDBDatabase,
  name: Name,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = database.transaction(name, mode)
  const request = ask(transaction.objectStore(name))
  if (mode === 'readonly') return answerOf(request)
  // What was written is there only once the transaction is through.
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('failed'))
  })
}
