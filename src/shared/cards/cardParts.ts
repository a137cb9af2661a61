import type { Difference } from '#shared/changes/change.ts'
import { changedFields, mergedFields, tidyChanges, type CardForm, type FormValues } from './cardForm.ts'
import {
  changesOf,
  conflictsOf,
  mergeEntries,
  type CardEntries,
  type CardValue,
  type Side,
  type ThreeWay,
} from './merge.ts'
import type { CardContent, CardDraft, CardSets } from './useCardDraft.ts'

/** One of the three sides that are compared. */
export type CardSide<Form, Sets, Stored> = CardContent<Form, Sets> & {
  /** What the sets were loaded from, as far as it is known. */
  stored: Partial<Stored>
  /** The sets of this card, whichever side this is. */
  edited: Sets
}

/** How one part of a card is compared; the keys of its entries are those of no other part. */
export type CardPart<Form, Sets, Stored> = (side: CardSide<Form, Sets, Stored>) => CardEntries

/** The fields, and each set by its name. */
export type CardParts<Form, Sets, Stored> = Record<
  'fields' | (keyof Sets & string),
  CardPart<Form, Sets, Stored>
>

export type Merge<Sets, Stored> = {
  merged: ReadonlyMap<string, CardValue>
  sides: ThreeWay<CardEntries>
  stored: Stored
  /** The sets of this card. */
  sets: Sets
}

type Draft<Form extends FormValues, Sets extends CardSets> = Pick<
  CardDraft<Form, Sets>,
  'base' | 'content' | 'noChanges'
>

/** The card as the edit found it, and as it is now. */
export function ownSides<Form extends FormValues, Sets extends CardSets, Stored>(
  parts: CardParts<Form, Sets, Stored>,
  { base, content, noChanges }: Draft<Form, Sets>,
  stored: Partial<Stored>,
): { base: CardEntries; mine: CardEntries } {
  const { values, sets } = content()
  return {
    base: entriesOf(parts, { values: base ?? values, sets: noChanges, stored, edited: sets }),
    mine: entriesOf(parts, { values, sets, stored, edited: sets }),
  }
}

/** What was changed here, in words. */
export function ownChanges<Form extends FormValues, Sets extends CardSets, Stored>(
  parts: CardParts<Form, Sets, Stored>,
  draft: Draft<Form, Sets>,
  stored: Partial<Stored>,
): Difference[] {
  if (draft.base === null) return []
  const { base, mine } = ownSides(parts, draft, stored)
  return changesOf(base, mine)
}

/** How a card is compared with what is stored, and merged with it. */
export type Comparison<Form extends FormValues, Sets extends CardSets, Stored> = {
  draft: Draft<Form, Sets> & Pick<CardDraft<Form, Sets>, 'kind'>
  /** The fields, and each set by its name. */
  parts: CardParts<Form, Sets, Stored>
  /** The stored values; null where the record is gone. */
  formOf: (stored: Stored) => Form | null
  /** What is still to be changed of the stored sets; they stay as they are where it is left out. */
  mergeSets?: (merge: Merge<Sets, Stored>) => Sets
}

/**
 * A card beside what is stored now; null where that is nothing. `shown`: what was on screen before the service was asked
 * again.
 */
export function compareStored<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  { draft, parts, formOf, mergeSets }: Comparison<Form, Sets, Stored>,
  stored: Stored,
  shown: Partial<Stored>,
) {
  const theirs = formOf(stored)
  if (theirs === null) return null
  const { kind, noChanges } = draft
  const { values, sets } = draft.content()
  const sides: ThreeWay<CardEntries> = {
    ...ownSides(parts, draft, { ...stored, ...shown }),
    theirs: entriesOf(parts, { values: theirs, sets: noChanges, stored, edited: sets }),
  }
  return {
    theirs,
    sides,
    conflicts: conflictsOf(sides),
    /** What is to be stored, with the side that was chosen of each conflict. */
    merge(chosen: ReadonlyMap<string, Side>): CardContent<Form, Sets> & { isStored: boolean } {
      const merged = mergeEntries(sides, chosen)
      const content = {
        values: tidyChanges(kind, theirs, mergedFields(kind, values, merged)),
        sets: mergeSets?.({ merged, sides, stored, sets }) ?? sets,
      }
      return { ...content, isStored: isAsStored(kind, content, theirs) }
    },
  }
}

/** The fields, and the sets in which something was changed here; others stay as they are stored. */
export function entriesOf<Form, Sets extends CardSets, Stored>(
  parts: CardParts<Form, Sets, Stored>,
  side: CardSide<Form, Sets, Stored>,
): CardEntries {
  const touched = Object.keys(side.edited).filter((name) => side.edited[name]!.size > 0)
  return new Map(['fields', ...touched].flatMap((name) => [...parts[name as 'fields'](side)]))
}

/** Whether there is nothing in it that the stored values and sets have not. */
export function isAsStored<Form extends FormValues>(
  kind: CardForm<Form>,
  { values, sets }: CardContent<Form, CardSets>,
  stored: Form,
): boolean {
  return (
    changedFields(kind, stored, values).length === 0 && Object.values(sets).every(({ size }) => size === 0)
  )
}

/** Which members are in a set; as changes, only those that differ from the loaded ones. */
export type Members = ReadonlyMap<string, boolean>

type MemberSet = {
  /** Tells these members from those of other sets. */
  key: (name: string) => string
  loaded: Members
  /** The changes of this side, and those of this card, whichever side this is. */
  changes: Members
  edited: Members
  label: (name: string) => string
  text: (isMember: boolean) => string
}

/** A set as it is compared. */
export function memberEntries({ key, loaded, changes, edited, label, text }: MemberSet): CardEntries {
  // What was changed here was not so before, also while the set still loads.
  const before = new Map([...edited].map(([name, isMember]) => [name, !isMember]))
  return new Map(
    [...new Map([...before, ...loaded, ...changes])].map(([name, isMember]) => [
      key(name),
      { value: isMember, label: () => label(name), text: () => text(isMember) },
    ]),
  )
}

/** What is still to be changed of the stored set after a merge. */
export function mergedMembers(
  { key, loaded }: Pick<MemberSet, 'key' | 'loaded'>,
  merged: ReadonlyMap<string, CardValue>,
): Members {
  const wanted = [...loaded.keys()].map((name) => [name, merged.get(key(name)) === true] as const)
  return new Map(wanted.filter(([name, isMember]) => isMember !== loaded.get(name)))
}

/** The changes of a set that are left once it was merged with what is stored now. */
export function changesLeft(
  { key, loaded }: Pick<MemberSet, 'key' | 'loaded'>,
  changes: Members,
  merged: ReadonlyMap<string, CardValue>,
): Members {
  if (changes.size === 0) return changes
  const known = new Map([...[...changes.keys()].map((name) => [name, false] as const), ...loaded])
  return mergedMembers({ key, loaded: known }, merged)
}

/** The names after these changes, in their order. */
export function membersAfter(loaded: readonly string[], changes: Members): string[] {
  const kept = loaded.filter((name) => changes.get(name) !== false)
  const added = [...changes].flatMap(([name, isMember]) => (isMember && !kept.includes(name) ? name : []))
  return [...kept, ...added]
}

/** The changes that lead from one choice to another; of names that cannot be chosen nothing is said. */
export function changesTo(
  loaded: readonly string[],
  chosen: readonly string[],
  choosable: ReadonlySet<string>,
): Members {
  const wanted = new Set(chosen)
  const stored = new Set(loaded)
  const names = new Set([...loaded.filter((name) => choosable.has(name)), ...chosen])
  return new Map(
    [...names]
      .filter((name) => wanted.has(name) !== stored.has(name))
      .map((name) => [name, wanted.has(name)]),
  )
}
