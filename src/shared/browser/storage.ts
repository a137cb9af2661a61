export type KeyValue = {
  get: (key: string) => string | null
  /** Returns false if it is only kept in memory. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

let denied = false

/** True once the browser has denied storage; values then last as long as the page (hardening T93). */
export function isStorageDenied(): boolean {
  return denied
}

/** A storage that never throws and falls back to memory. */
function safeStorage(open: () => Storage | undefined): KeyValue {
  const memory = new Map<string, string>()
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open()
      return storage && work(storage)
    } catch {
      denied = true
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return kept === true
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])],
  }
}

export const sessionStore = safeStorage(() => globalThis.sessionStorage)
export const localStore = safeStorage(() => globalThis.localStorage)
