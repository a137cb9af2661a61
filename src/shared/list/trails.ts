import type { Answered } from '#shared/api/answerOf.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { createListeners } from '#shared/browser/listeners.ts'
import { onPersonGone } from '#shared/session/currentPerson.ts'

/** Records in the order of their list; `first` is the place of the first of them, counted from 0. */
export type TrailPart = { first: number; ids: readonly number[]; total: number }

/** Reads the part of the same search and order in which a place lies, by one call. */
export type ReadPart = (place: number) => Promise<Answered<TrailPart>>

/** The order in which a list had its records when one of them was opened (beyond 29). */
export type Trail = {
  /** By place; null where there is nobody who has not a place already. */
  places: ReadonlyMap<number, number | null>
  total: number
  /** Rows of a page. */
  size: number
  /** The record whose card is open. */
  at: number
  /** The one that the card before it led to, and which way. */
  to?: { id: number; step: 1 | -1 }
  /** Absent where all places are known. */
  read?: ReadPart | undefined
}

const trails = new Map<string, Trail>()
const listeners = createListeners()

// Whom somebody looked for is nobody else's business.
onPersonGone(() => trails.clear())

export function trailOf(list: string): Trail | undefined {
  return trails.get(canonicalPath(list))
}

export function keepTrail(list: string, trail: Trail): void {
  trails.set(canonicalPath(list), trail)
  listeners.tell()
}

export const onTrails = listeners.add

/** Begins where a row is opened. */
export function beginTrail(
  list: string,
  { first, ids, total }: TrailPart,
  from: Pick<Trail, 'at' | 'size' | 'read'>,
): void {
  keepTrail(list, { ...from, total, places: new Map(ids.map((id, at) => [first + at, id])) })
}
