import { foldText } from '#shared/texts/foldText.ts'

/** Finds records by a cell's text: their name, ignoring case and accents, or another key. */
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
  return grouped(items.flatMap((item) => [...new Set(keysOf(item))].map((key) => [key, item] as const)))
}

/** Items by key, in their order. */
export function grouped<Key, Item>(pairs: Iterable<readonly [Key, Item]>): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const [key, item] of pairs) {
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
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

/** A part of a cell, and what it names; null where nothing has this name. */
type NamedPiece<Item> = { text: string; item: Item | null }

/** No name has more commas than that. */
const mostPieces = 5

/** Names in one cell, apart by `|`, `;`, `,` or line breaks; a name that has a comma in it is found whole. */
export function severalNames<Item>(cell: string, names: Names<Item>): NamedPiece<Item>[] {
  return cell.split(/[|;\n]/).flatMap((part) => {
    const text = part.trim()
    if (text === '') return []
    const item = names.find(text)
    return item || !text.includes(',') ? [{ text, item }] : piecesOf(text.split(','), names)
  })
}

/** The longest run of pieces that is a name, then what follows it. */
function piecesOf<Item>(parts: readonly string[], names: Names<Item>): NamedPiece<Item>[] {
  const pieces: NamedPiece<Item>[] = []
  for (let at = 0; at < parts.length;) {
    let length = Math.min(parts.length - at, mostPieces)
    let item: Item | null = null
    for (; length > 0 && item === null; length -= 1) {
      const run = parts.slice(at, at + length)
      item = names.find(run.join(',').trim()) ?? names.find(run.map((part) => part.trim()).join(', '))
    }
    const taken = length + 1
    const text = parts
      .slice(at, at + taken)
      .join(',')
      .trim()
    if (text !== '') pieces.push({ text, item })
    at += taken
  }
  return pieces
}

/** A cell in which one name, as it was written, is another one or none; the others stay in their order. */
export function withName<Item>(
  cell: string,
  names: Names<Item>,
  { text, by }: { text: string; by: string | null },
): string {
  const texts = severalNames(cell, names).flatMap((piece) => {
    if (piece.item !== null || piece.text !== text) return piece.text
    return by ?? []
  })
  return [...new Set(texts)].join(' | ')
}
