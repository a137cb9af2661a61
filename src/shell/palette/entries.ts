import { foldText } from '#shared/texts/foldText.ts'

/** In the order in which they are shown. `direct` is what was pasted. */
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

/** One line of the palette. */
export type Entry = {
  id: string
  kind: EntryKind
  name: string
  /** Tells it from others of the same name. */
  about?: string | undefined
  /** Where it leads, or what it does. */
  does: { path: string } | { run: () => void }
  /** The person whose roles can be given and taken from here. */
  person?: number
}

/** An entry with the text that it is found by. */
export type Findable = Entry & { folded: string }

export function findable(entry: Entry): Findable {
  return { ...entry, folded: foldText(`${entry.name} ${entry.about ?? ''}`) }
}

/** So many records of a kind are shown: few enough to be read at a glance. Screens and actions are few. */
const shownRecords = 5
const shownAll: readonly EntryKind[] = ['screen', 'action']

/**
 * The entries that have every typed word, by kind, in each the best first: those whose name is what was typed, then
 * those that begin with it, then those of which a word does. What was found by the service (`isFound`) has it already.
 */
export function rank(
  typed: string,
  entries: readonly Findable[],
  isFound: (entry: Entry) => boolean,
): Entry[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  const whole = words.join(' ')
  const scored = new Map<EntryKind, { entry: Findable; score: number }[]>()
  for (const entry of entries) {
    const score = scoreOf(entry.folded, words, whole) ?? (isFound(entry) ? 3 : null)
    if (score === null) continue
    const ofKind = scored.get(entry.kind) ?? []
    ofKind.push({ entry, score })
    scored.set(entry.kind, ofKind)
  }
  return kinds.flatMap((kind) =>
    (scored.get(kind) ?? [])
      .sort((one, other) => one.score - other.score)
      .slice(0, shownAll.includes(kind) ? undefined : shownRecords)
      .map(({ entry }) => entry),
  )
}

function scoreOf(folded: string, words: readonly string[], whole: string): number | null {
  if (whole === '') return 0
  if (!words.every((word) => folded.includes(word))) return null
  if (folded === whole) return 0
  if (folded.startsWith(whole)) return 1
  return words.every((word) => folded.startsWith(word) || folded.includes(` ${word}`)) ? 2 : 3
}
