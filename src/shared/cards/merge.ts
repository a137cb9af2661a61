import type { Found } from '#shared/api/lookUp.ts'
import type { Difference } from '#shared/changes/change.ts'

export type Side = 'mine' | 'theirs'

/** A value that was stored by somebody else meanwhile. `isMine`: whether it was changed on this side too. */
export type Conflict = {
  key: string
  label: string
  mine: string
  theirs: string
  proposed: Side
  isMine: boolean
}

/** One value three times: as it was when the edit began, as it is on this card, as it is stored now. */
export type ThreeWay<Value> = { base: Value; mine: Value; theirs: Value }

/** Null is a number that is not filled in. */
export type CardValue = string | number | boolean | null

/** A field, or a member of a set, with its words; those are asked for only where it differs. */
export type CardEntry = {
  value: CardValue
  label: () => string
  text: () => string
  /** Of one that holds several values: they are compared one by one. */
  parts?: CardEntryParts
  /** The key of an entry without which it means nothing: where the sides differ there, it goes along. */
  belongsTo?: string
}

export type CardEntryParts = {
  /** Each value by a key that no other entry has. */
  entries: () => CardEntries
  /** Both values in one: each part from its side. */
  merge: (values: ThreeWay<CardValue>, sideOf: (part: string) => Side) => CardValue
}

/** Everything on a card that can differ, by a key that is its own. */
export type CardEntries = ReadonlyMap<string, CardEntry>

/** Stored by somebody else meanwhile, and not what is on this card. */
export function isConflict<Value>({ base, mine, theirs }: ThreeWay<Value>): boolean {
  return theirs !== base && theirs !== mine
}

/** The side that changed the value; mine where both did. */
export function proposedSide<Value>({ base, mine }: ThreeWay<Value>): Side {
  return mine === base ? 'theirs' : 'mine'
}

/** What is not in a set is not assigned. */
export const absent: CardEntry = { value: false, label: () => '', text: () => '' }

function entriesAt(key: string, sides: ThreeWay<CardEntries>): ThreeWay<CardEntry> {
  const { base, mine, theirs } = sides
  return { base: base.get(key) ?? absent, mine: mine.get(key) ?? absent, theirs: theirs.get(key) ?? absent }
}

function valuesAt(key: string, sides: ThreeWay<CardEntries>): ThreeWay<CardValue> {
  const { base, mine, theirs } = entriesAt(key, sides)
  return { base: base.value, mine: mine.value, theirs: theirs.value }
}

/** The parts of an entry on each side; null where it is compared whole. */
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

/** The entry that an entry goes along with; null where it is decided by itself. */
function leaderOf(key: string, sides: ThreeWay<CardEntries>): string | null {
  const leader = sides.theirs.get(key)?.belongsTo
  if (leader === undefined) return null
  return sides.mine.get(leader)?.value === sides.theirs.get(leader)?.value ? null : leader
}

/** Those of the conflicts that are about something that was changed on this side too. */
export function ownConflicts(sides: ThreeWay<CardEntries>): Conflict[] {
  return conflictsOf(sides).filter(({ isMine }) => isMine)
}

/** What was stored meanwhile and has to be decided on, in words. What is not stored any more is left out. */
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

/** Mine and theirs in one: each value from the side that was chosen, else from the one that changed it. */
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

/** A record as a save finds it, and as it leaves it; a new one is found as nothing. */
export type Saving = { before: CardEntries; after: CardEntries }

/** Whether `now` has what a save changes; `unknown` where it has something else in its place. */
export function foundIn({ before, after }: Saving, now: CardEntries): Found {
  const values = [before, after, now].map(valuesIn)
  const keys = new Set(values.slice(0, 2).flatMap((side) => [...side.keys()]))
  const changed = [...keys]
    .map((key) => values.map((side) => side.get(key) ?? absent.value))
    .filter(([was, wanted]) => before.size === 0 || was !== wanted)
  if (changed.every(([, wanted, has]) => has === wanted)) return 'done'
  return changed.every(([was, wanted, has]) => has === was || has === wanted) ? 'undone' : 'unknown'
}

/** What is stored, as it was before a save that may have brought some of it. */
export function withoutSave(now: CardEntries, saving: Saving | null): CardEntries {
  if (saving === null) return now
  const { before, after } = saving
  return new Map(
    [...now].map(([key, one]) => [key, after.get(key)?.value === one.value ? (before.get(key) ?? one) : one]),
  )
}

/** Each value by its key; those of an entry that holds several, one by one. */
function valuesIn(entries: CardEntries): ReadonlyMap<string, CardValue> {
  return new Map(
    [...entries].flatMap(([key, { value, parts }]) =>
      parts ? [...valuesIn(parts.entries())] : [[key, value] as const],
    ),
  )
}

/** What a save would change, in words. */
export function changesOf(before: CardEntries, after: CardEntries): Difference[] {
  return [...after].flatMap(([key, { value, label, text, parts }]) => {
    const old = before.get(key) ?? absent
    if (old.value === value) return []
    return partChanges(old.parts, parts) ?? [{ label: label(), before: old.text(), after: text() }]
  })
}

type Parts = CardEntryParts | undefined

/** Null where no words differ. */
function partChanges(before: Parts, after: Parts): Difference[] | null {
  const [old, now] = [before?.entries(), after?.entries()]
  const changes = [...new Map([...(old ?? []), ...(now ?? [])])].flatMap(([key, { label }]) => {
    const [from, to] = [old?.get(key)?.text() ?? '', now?.get(key)?.text() ?? '']
    return from === to ? [] : [{ label: label(), before: from, after: to }]
  })
  return changes.length > 0 ? changes : null
}
