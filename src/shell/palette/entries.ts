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
  /** How many results this line stands for, where it is not one. */
  count?: number
}

/** An entry with the text that it is found by. */
export type Findable = Entry & { folded: string }

export function findable(entry: Entry): Findable {
  return { ...entry, folded: foldText(`${entry.name} ${entry.about ?? ''}`) }
}

/** So many records of a kind are shown: few enough to be read at a glance. Screens and actions are few. */
const shownRecords = 5
const shownAll: readonly EntryKind[] = ['screen', 'action']

/** How well entries fit, from those whose name is what was typed to those that merely have its words. */
const scores = [0, 1, 2, 3]

/**
 * The entries that have every typed word, by kind, in each the best first: those whose name is what was typed, then
 * those that begin with it, then those of which a word does. What was found by the service (`isFound`) has it already.
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
    // Among thousands most are as good as those that are shown already: none of them is kept or sorted.
    if (alike.length < most(entry.kind)) alike.push(entry)
  }
  return kinds.flatMap((kind) => ofKinds.get(kind)!.flat().slice(0, most(kind)))
}

/** Scores folded texts; null for those that lack a typed word. */
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
