import type { Change } from './ChangeList.tsx'
import type { Conflict } from './ConflictDialog.tsx'

export type Side = 'mine' | 'theirs'

/** One value three times: as it was when the edit began, as it is on this card, as it is stored now. */
export type ThreeWay<Value> = { base: Value; mine: Value; theirs: Value }

/** Null is a number that is not filled in. */
export type CardValue = string | number | boolean | null

/** A field, or a member of a set, with its words; those are asked for only where it differs. */
export type CardEntry = {
  value: CardValue
  label: () => string
  text: () => string
  /** Of one that holds several values: each with its words, by a key of its own. */
  parts?: () => ReadonlyMap<string, CardEntryPart>
}
export type CardEntryPart = { label: string; text: string }

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

export function mergedValue<Value>(values: ThreeWay<Value>, chosen: Side | undefined): Value {
  return values[chosen ?? proposedSide(values)]
}

/** What is not in a set is not assigned. */
const absent: CardEntry = { value: false, label: () => '', text: () => '' }

function entriesAt(key: string, sides: ThreeWay<CardEntries>): ThreeWay<CardEntry> {
  const { base, mine, theirs } = sides
  return { base: base.get(key) ?? absent, mine: mine.get(key) ?? absent, theirs: theirs.get(key) ?? absent }
}

function valuesAt(key: string, sides: ThreeWay<CardEntries>): ThreeWay<CardValue> {
  const { base, mine, theirs } = entriesAt(key, sides)
  return { base: base.value, mine: mine.value, theirs: theirs.value }
}

/** What a save would change, in words. */
export function changesOf(before: CardEntries, after: CardEntries): Change[] {
  return [...after].flatMap(([key, { value, label, text, parts }]) => {
    const old = before.get(key) ?? absent
    if (old.value === value) return []
    return partChanges(old.parts?.(), parts?.()) ?? [{ label: label(), before: old.text(), after: text() }]
  })
}

type PartsOf = ReadonlyMap<string, CardEntryPart> | undefined

/** Null where no words differ. */
function partChanges(before: PartsOf, after: PartsOf): Change[] | null {
  const changes = [...new Map([...(before ?? []), ...(after ?? [])])].flatMap(([key, { label }]) => {
    const [old, now] = [before?.get(key)?.text ?? '', after?.get(key)?.text ?? '']
    return old === now ? [] : [{ label, before: old, after: now }]
  })
  return changes.length > 0 ? changes : null
}

/** What was stored meanwhile and has to be decided on, in words. What is not stored any more is left out. */
export function conflictsOf(sides: ThreeWay<CardEntries>): Conflict[] {
  return [...sides.theirs].flatMap(([key, { label, text }]) => {
    const values = valuesAt(key, sides)
    if (!isConflict(values)) return []
    const mine = entriesAt(key, sides).mine.text()
    return [{ key, label: label(), mine, theirs: text(), proposed: proposedSide(values) }]
  })
}

/** Mine and theirs in one: each value from the side that was chosen, else from the one that changed it. */
export function mergeEntries(
  sides: ThreeWay<CardEntries>,
  chosen: ReadonlyMap<string, Side>,
): ReadonlyMap<string, CardValue> {
  return new Map(
    [...sides.theirs.keys()].map((key) => [key, mergedValue(valuesAt(key, sides), chosen.get(key))]),
  )
}
