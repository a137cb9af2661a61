import type { Found } from '#shared/api/reads.ts'
import type { Difference } from '#shared/changes/change.ts'

export type Side = 'mine' | 'theirs'

/** A value that another user changed since. `isMine`: also changed on this side. */
export type Conflict = {
  key: string
  label: string
  mine: string
  theirs: string
  proposed: Side
  isMine: boolean
}

/** One value in three versions: before the edit, on this card, stored now. */
export type ThreeWay<Value> = { base: Value; mine: Value; theirs: Value }

/** Null is an empty number. */
export type CardValue = string | number | boolean | null

/** A field or a set member with its texts, which are computed only where it differs. */
export type CardEntry = {
  value: CardValue
  label: () => string
  text: () => string
  /** Parts of an entry with several values, compared one by one. */
  parts?: CardEntryParts
  /** Key of the entry it depends on: if that differs, it moves along. */
  belongsTo?: string
}

export type CardEntryParts = {
  /** Each value by a unique key. */
  entries: () => CardEntries
  /** Merges both values, each part from its side. */
  merge: (values: ThreeWay<CardValue>, sideOf: (part: string) => Side) => CardValue
}

/** Everything on a card that can differ, by unique key. */
export type CardEntries = ReadonlyMap<string, CardEntry>

/** Changed by another user, and different from this card. */
export function isConflict<Value>({ base, mine, theirs }: ThreeWay<Value>): boolean {
  return theirs !== base && theirs !== mine
}

/** The side that changed the value; mine if both did. */
export function proposedSide<Value>({ base, mine }: ThreeWay<Value>): Side {
  return mine === base ? 'theirs' : 'mine'
}

/** A missing member counts as not assigned. */
const absent: CardEntry = { value: false, label: () => '', text: () => '' }

function entriesAt(key: string, sides: ThreeWay<CardEntries>): ThreeWay<CardEntry> {
  const { base, mine, theirs } = sides
  return { base: base.get(key) ?? absent, mine: mine.get(key) ?? absent, theirs: theirs.get(key) ?? absent }
}

function valuesAt(key: string, sides: ThreeWay<CardEntries>): ThreeWay<CardValue> {
  const { base, mine, theirs } = entriesAt(key, sides)
  return { base: base.value, mine: mine.value, theirs: theirs.value }
}

/** The parts of an entry on each side; null to compare it whole. */
function partsAt(
  key: string,
  sides: ThreeWay<CardEntries>,
): (ThreeWay<CardEntries> & Pick<CardEntryParts, 'merge'>) | null {
  const { base, mine, theirs } = entriesAt(key, sides)
  if (!mine.parts || !theirs.parts) return null
  return {
    base: base.parts?.entries() ?? new Map(),
    mine: mine.parts.entries(),
    theirs: theirs.parts.entries(),
    merge: theirs.parts.merge,
  }
}

/** The key an entry depends on; null if it is decided by itself. */
function leaderOf(key: string, sides: ThreeWay<CardEntries>): string | null {
  const leader = sides.theirs.get(key)?.belongsTo
  if (leader === undefined) return null
  return sides.mine.get(leader)?.value === sides.theirs.get(leader)?.value ? null : leader
}

/** The conflicts about values that were also changed here. */
export function ownConflicts(sides: ThreeWay<CardEntries>): Conflict[] {
  return conflictsOf(sides).filter(({ isMine }) => isMine)
}

/** The concurrent changes to decide on, as texts, without members no longer stored. */
export function conflictsOf(sides: ThreeWay<CardEntries>): Conflict[] {
  const keys = [...sides.theirs.keys()]
  const followers = keys.filter((key) => leaderOf(key, sides) !== null)
  return keys.flatMap((key) => {
    if (followers.includes(key)) return []
    const parts = partsAt(key, sides)
    if (parts) return conflictsOf(parts)
    const together = [key, ...followers.filter((one) => leaderOf(one, sides) === key)]
    if (!together.some((one) => isConflict(valuesAt(one, sides)))) return []
    const text = (side: Side): string =>
      together
        .map((one) => entriesAt(one, sides)[side].text())
        .filter(Boolean)
        .join(' · ')
    return {
      key,
      label: entriesAt(key, sides).theirs.label(),
      mine: text('mine'),
      theirs: text('theirs'),
      proposed: proposedSide(valuesAt(key, sides)),
      isMine: together.some((one) => proposedSide(valuesAt(one, sides)) === 'mine'),
    }
  })
}

/** Merges mine and theirs: each value from the chosen side, else from the side that changed it. */
export function mergeEntries(
  sides: ThreeWay<CardEntries>,
  chosen: ReadonlyMap<string, Side>,
): ReadonlyMap<string, CardValue> {
  const sideAt = (key: string, among: ThreeWay<CardEntries>): Side =>
    chosen.get(key) ?? proposedSide(valuesAt(key, among))

  function mergedAt(key: string): CardValue {
    const values = valuesAt(key, sides)
    const leader = leaderOf(key, sides)
    const parts = leader === null ? partsAt(key, sides) : null
    if (!parts) return values[sideAt(leader ?? key, sides)]
    return parts.merge(values, (part) => sideAt(part, parts))
  }

  return new Map([...sides.theirs.keys()].map((key) => [key, mergedAt(key)]))
}

/** A record before and after a save; a new one is empty before. */
export type BeforeAfter = { before: CardEntries; after: CardEntries }

/** Whether `now` has the changes of a save; `unknown` if it has other values instead. */
export function outcomeIn({ before, after }: BeforeAfter, now: CardEntries): Found {
  const values = [before, after, now].map(valuesIn)
  const keys = new Set(values.slice(0, 2).flatMap((side) => [...side.keys()]))
  const changed = [...keys]
    .map((key) => values.map((side) => side.get(key) ?? absent.value))
    .filter(([was, wanted]) => before.size === 0 || was !== wanted)
  if (changed.every(([, wanted, has]) => has === wanted)) return 'done'
  return changed.every(([was, wanted, has]) => has === was || has === wanted) ? 'notDone' : 'unknown'
}

/**
 * The stored record as it would be without a save that may have been stored, so that its changes count as changes. If
 * it gave B, and A and B are given now: A given, B not.
 */
export function withoutSave(now: CardEntries, save: BeforeAfter | null): CardEntries {
  if (save === null) return now
  const { before, after } = save
  return new Map(
    [...now].map(([key, one]) => [key, after.get(key)?.value === one.value ? (before.get(key) ?? one) : one]),
  )
}

/** Each value by key, with the parts of entries with several values. */
function valuesIn(entries: CardEntries): ReadonlyMap<string, CardValue> {
  return new Map(
    [...entries].flatMap(([key, { value, parts }]) =>
      parts ? [...valuesIn(parts.entries())] : [[key, value] as const],
    ),
  )
}

/** The changes of a save, as texts. */
export function changesOf(before: CardEntries, after: CardEntries): Difference[] {
  return [...after].flatMap(([key, { value, label, text, parts }]) => {
    const old = before.get(key) ?? absent
    if (old.value === value) return []
    return partChanges(old.parts, parts) ?? [{ label: label(), before: old.text(), after: text() }]
  })
}

type Parts = CardEntryParts | undefined

/** Null if no texts differ. */
function partChanges(before: Parts, after: Parts): Difference[] | null {
  const [old, now] = [before?.entries(), after?.entries()]
  const changes = [...new Map([...(old ?? []), ...(now ?? [])])].flatMap(([key, { label }]) => {
    const [from, to] = [old?.get(key)?.text() ?? '', now?.get(key)?.text() ?? '']
    return from === to ? [] : [{ label: label(), before: from, after: to }]
  })
  return changes.length > 0 ? changes : null
}
