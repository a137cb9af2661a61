const [databaseName, storeName, key] = ['demo', 'state', 'mock']

/** What the mock of an earlier worker of this browser knew; null for none, or where the browser keeps nothing. */
export function readState(): Promise<string | null> {
  return ask<unknown>('readonly', (store) => store.get(key)).then(
    (text) => (typeof text === 'string' ? text : null),
    () => null,
  )
}

/** A browser that keeps nothing has a demo that begins anew with each worker. */
export function writeState(text: string): Promise<void> {
  return ask('readwrite', (store) => store.put(text, key)).then(
    () => {},
    () => {},
  )
}

async function ask<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T | IDBValidKey>,
): Promise<T | IDBValidKey> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(storeName)
  const database = await settled(opening)
  try {
    return await settled(request(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not kept'))
  })
}
