import { foldText } from '#shared/texts/foldText.ts'

/** In display order. `direct` is a pasted address or id. */
export const kinds = [
  'direct',
  'recent',
  'screen',
  'person',
  'application',
  'role',
  'privilege',
  'action',
] as const
export type EntryKind = (typeof kinds)[number]

export type Entry = {
  id: string
  kind: EntryKind
  name: string
  /** Distinguishes entries with the same name. */
  about?: string | undefined
  does: { path: string } | { run: () => void }
  /** Id of the user whose roles can be edited from here. */
  person?: number
  /** Number of results that a summary entry represents. */
  count?: number
}

/** An entry with its search text. */
export type Findable = Entry & { folded: string }

export function findable(entry: Entry): Findable {
  return { ...entry, folded: foldText(`${entry.name} ${entry.about ?? ''}`) }
}

/** Maximum records per kind, to keep the list readable. Screens and actions have no limit. */
const shownRecords = 5
const shownAll: readonly EntryKind[] = ['screen', 'action']

/** Match quality, from an exact name to entries that only contain the words. */
const scores = [0, 1, 2, 3]

/**
 * Entries that contain every typed word, grouped by kind, best first: exact name, name prefix, word prefix.
 * Results of the service (`isFound`) always match.
 */
export function rank(
  typed: string,
  entries: readonly Findable[],
  isFound: (entry: Entry) => boolean,
): Entry[] {
  const scoreOf = scoring(typed)
  const most = (kind: EntryKind): number => (shownAll.includes(kind) ? Infinity : shownRecords)
  const ofKinds = new Map(kinds.map((kind) => [kind, scores.map((): Entry[] => [])]))
  for (const entry of entries) {
    const score = scoreOf(entry.folded) ?? (isFound(entry) ? 3 : null)
    if (score === null) continue
    const alike = ofKinds.get(entry.kind)![score]!
    // Drop entries beyond the limit at once, instead of sorting thousands.
    if (alike.length < most(entry.kind)) alike.push(entry)
  }
  return kinds.flatMap((kind) => ofKinds.get(kind)!.flat().slice(0, most(kind)))
}

/** Scores folded texts; null if a typed word is missing. */
function scoring(typed: string): (folded: string) => number | null {
  const words = foldText(typed).split(' ').filter(Boolean)
  const whole = words.join(' ')
  if (whole === '') return () => 0
  const begun = words.map((word) => ({ word, within: ` ${word}` }))
  return (folded) => {
    if (!words.every((word) => folded.includes(word))) return null
    if (folded === whole) return 0
    if (folded.startsWith(whole)) return 1
    return begun.every(({ word, within }) => folded.startsWith(word) || folded.includes(within)) ? 2 : 3
  }
}

/** Index that a key moves to; null for other keys. */
export function stepOf(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'PageDown':
      return count - 1
    case 'PageUp':
      return 0
    default:
      return null
  }
}
