import { foldText } from '#shared/texts/foldText.ts'

/** Finds records by what a cell says: by their name, whatever its case and accents, or by another key of theirs. */
export type Names<Item> = {
  /** Null where there is none, or more than one that could be meant. */
  find: (text: string) => Item | null
  isSeveral: (text: string) => boolean
  /** The name of what `find` finds. */
  nameOf: (text: string) => string | null
  /** The name nearest to a text, so that it can be offered; null where none is near. */
  nearest: (text: string) => string | null
  all: readonly string[]
}

/** `keysOf`: the name first. */
export function namesOf<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Names<Item> {
  const exact = keyed(items, keysOf)
  const folded = keyed(items, (item) => keysOf(item).map(foldText))
  const all = items.map((item) => keysOf(item)[0]!)
  const offered = new Map<string, string | null>()
  const meant = (text: string): readonly Item[] => exact.get(text) ?? folded.get(foldText(text)) ?? []
  const find = (text: string): Item | null => (meant(text).length === 1 ? meant(text)[0]! : null)
  return {
    find,
    isSeveral: (text) => meant(text).length > 1,
    nameOf(text) {
      const item = find(text)
      return item === null ? null : keysOf(item)[0]!
    },
    nearest(text) {
      const key = foldText(text)
      if (!offered.has(key)) offered.set(key, nearestOf(key, all))
      return offered.get(key)!
    },
    all,
  }
}

function keyed<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      const others = found.get(key)
      if (others) others.push(item)
      else found.set(key, [item])
    }
  return found
}

function nearestOf(text: string, names: readonly string[]): string | null {
  let best: string | null = null
  // A third of the letters may differ, so that no other word is offered.
  let least = Math.ceil(Math.min(text.length, 60) / 3) + 1
  for (const name of names) {
    const distance = distanceOf(text, foldText(name), least)
    if (distance < least) [best, least] = [name, distance]
  }
  return best
}

/** How many letters have to be put in, taken out, changed or exchanged with the next one; `most` where it is more. */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isTurned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(change, row[j]! + 1, next[j - 1]! + 1, isTurned ? before[j - 2]! + 1 : change)
    }
    if (Math.min(...next) >= most) return most
    ;[before, row] = [row, next]
  }
  return Math.min(row[b.length]!, most)
}
