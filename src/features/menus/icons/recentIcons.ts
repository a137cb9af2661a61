import { localStore } from '#shared/browser/storage.ts'

const key = 'recent-icons'
const limit = 10

/** The icons that were picked last in this browser, the latest first. */
export function recentIcons(): string[] {
  return readRecent(localStore.get(key))
}

export function rememberIcon(name: string): void {
  const others = recentIcons().filter((one) => one !== name)
  localStore.set(key, JSON.stringify([name, ...others].slice(0, limit)))
}

/** Whatever is no list of texts counts as none. */
export function readRecent(stored: string | null): string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string').slice(0, limit) : []
  } catch {
    return []
  }
}
