import type { Difference } from '#shared/changes/change.ts'

/** Whose drafts: a person on a product and tenant. */
export type DraftOwner = { person: string; place: string }

/** What a draft is of; a new record has the id 0. */
export type DraftRecord = { kind: string; id: number | string }

/** What was typed and not saved. */
export type KeptDraft = {
  /** ms, by the clock of the service. */
  savedAt: number
  /** As the editor of the record writes and reads it; what is kept may be of another release. */
  content: unknown
  /** What it would change, in the words of the time. */
  words: readonly Difference[]
}

/** A draft that another number was written with is not read. */
export const draftFormat = 1

/** ms. */
export const longestAge = 24 * 60 * 60_000

/** Characters of all that is kept of a record, a menu twice among them; what is larger is not kept. */
export const largestDraft = 5_000_000

/** Unanswered drafts of one record that are kept beside each other. */
export const mostDrafts = 3

/** What is from the future, by a clock that was put back, is new. */
export function ageOf(savedAt: number, now: number): number {
  return Math.max(0, now - savedAt)
}

export function isOver(savedAt: number, now: number): boolean {
  return !(ageOf(savedAt, now) < longestAge)
}

/** The drafts of a stored text, the latest first; none in a text that this release did not write. */
export function readDrafts(text: string, now: number): KeptDraft[] {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return []
  }
  if (!Array.isArray(found)) return []
  return found.flatMap((one: unknown) => {
    const { savedAt, content, words } = Object(one) as Partial<KeptDraft>
    if (typeof savedAt !== 'number' || isOver(savedAt, now) || !Array.isArray(words)) return []
    return [{ savedAt: Math.min(savedAt, now), content, words: (words as unknown[]).filter(isChange) }]
  })
}

/** Those of `found` beside what is on offer already, the latest first; the same one twice is one. */
export function withFound(offers: readonly KeptDraft[], found: readonly KeptDraft[]): KeptDraft[] {
  const known = new Map([...found, ...offers].map((draft) => [JSON.stringify(draft.content), draft]))
  return [...known.values()].toSorted((one, other) => other.savedAt - one.savedAt)
}

function isChange(one: unknown): one is Difference {
  const { label, before, after } = Object(one) as Partial<Difference>
  return [label, before, after].every((text) => typeof text === 'string')
}

/** The text of these drafts; null where it would be too large. */
export function writeDrafts(drafts: readonly KeptDraft[]): string | null {
  const text = JSON.stringify(drafts.slice(0, mostDrafts))
  return text.length > largestDraft ? null : text
}
