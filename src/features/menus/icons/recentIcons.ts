import { localStore } from '#shared/browser/storage.ts'

const key = 'recent-icons'
const limit = 10

/** Recently chosen icons in this browser, latest first. */
export function recentIcons(): string[] {
  return readRecent(localStore.get(key))
}

export function rememberIcon(name: string): void {
  const others = recentIcons().filter((one) => one !== name)
  localStore.set(key, JSON.stringify([name, ...others].slice(0, limit)))
}

/** Anything other than a list of strings counts as empty. */
export function readRecent(stored: string | null): string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, limit) : []
  } catch {
    return []
  }
}
