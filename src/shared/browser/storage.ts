export type KeyValue = {
  get: (key: string) => string | null
  /** Answers whether it will be there when the page is not. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

let denied = false

/** True once the browser refused its storage: what is kept then lives until the page is left (hardening T93). */
export function isStorageDenied(): boolean {
  return denied
}

/** A storage that never throws; where the browser refuses its own, memory stands in. */
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
