import type { Difference } from '#shared/changes/change.ts'

/** Owner of drafts: a user on a product and tenant. */
export type DraftOwner = { person: string; place: string }

/** The record of a draft; a new record has the id 0. */
export type DraftRecord = { kind: string; id: number | string }

/** Unsaved edits. */
export type StoredDraft = {
  /** ms, by the service clock. */
  savedAt: number
  /** In the format of its editor, possibly of another release. */
  content: unknown
  /** Its changes as texts, at the time of writing. */
  words: readonly Difference[]
}

/** Drafts with another format version are ignored. */
export const draftFormat = 1

/** ms. */
export const longestAge = 24 * 60 * 60_000

/** Maximum characters per record, a menu twice among them; larger drafts are not stored. */
export const largestDraft = 5_000_000

/** Maximum number of unanswered drafts per record. */
export const mostDrafts = 3

/** A draft from the future, by a clock set back, counts as new. */
export function ageOf(savedAt: number, now: number): number {
  return Math.max(0, now - savedAt)
}

export function isOver(savedAt: number, now: number): boolean {
  return !(ageOf(savedAt, now) < longestAge)
}

/** Parses the drafts of a stored text, latest first; none if another release wrote it. */
export function readDrafts(text: string, now: number): StoredDraft[] {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return []
  }
  if (!Array.isArray(found)) return []
  return found.flatMap((one: unknown) => {
    const { savedAt, content, words } = Object(one) as Partial<StoredDraft>
    if (typeof savedAt !== 'number' || isOver(savedAt, now) || !Array.isArray(words)) return []
    return [{ savedAt: Math.min(savedAt, now), content, words: (words as unknown[]).filter(isChange) }]
  })
}

/** Adds found drafts to those on offer, latest first, without duplicates. */
export function withFound(offers: readonly StoredDraft[], found: readonly StoredDraft[]): StoredDraft[] {
  const known = new Map([...found, ...offers].map((draft) => [JSON.stringify(draft.content), draft]))
  return [...known.values()].toSorted((one, other) => other.savedAt - one.savedAt)
}

function isChange(one: unknown): one is Difference {
  const { label, before, after } = Object(one) as Partial<Difference>
  return [label, before, after].every((text) => typeof text === 'string')
}

/** Serializes drafts; null if too large. */
export function writeDrafts(drafts: readonly StoredDraft[]): string | null {
  const text = JSON.stringify(drafts.slice(0, mostDrafts))
  return text.length > largestDraft ? null : text
}
