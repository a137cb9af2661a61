import { localStore } from '#shared/browser/storage.ts'

const key = 'recent-lists'
const week = 7 * 24 * 60 * 60 * 1000
const most = 3

/** Last opening of each list in this browser: path to milliseconds since 1970. */
type Opened = Record<string, number>

function readOpened(): Opened {
  try {
    const stored: unknown = JSON.parse(localStore.get(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const entries = Object.entries(stored).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

export function noteList(path: string, now = Date.now()): void {
  localStore.set(key, JSON.stringify({ ...readOpened(), [path]: now }))
}

/** Paths of up to three lists opened in the last seven days, the latest first. */
export function recentLists(now = Date.now()): string[] {
  return Object.entries(readOpened())
    .filter(([, at]) => at <= now && now - at < week)
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([path]) => path)
}
