import type { ZodMiniType } from 'zod/mini'
import {
  conflictsOf,
  mergeEntries,
  type CardEntries,
  type CardEntryParts,
  type CardValue,
  type Side,
  type ThreeWay,
} from './merge.ts'

export type FormValues = Record<string, CardValue>

/** The values of a card's fields, their validation and comparison. */
export type CardForm<Form extends FormValues> = {
  empty: Form
  schema: ZodMiniType<Form, Form>
  /** The values as compared and sent. */
  tidy: (form: Form) => Form
  /** Fields whose validity also depends on others: a change of those validates an unchanged value again. */
  revalidatedWith?: Partial<Record<keyof Form, readonly (keyof Form)[]>>
}

/** Changes of the sets beside the fields, relative to the loaded sets. */
export type CardSets = Readonly<Record<string, ReadonlyMap<unknown, unknown>>>

/** For a card with fields only. */
export type NoSets = Readonly<Record<never, never>>

/** The values a card would save. */
export type CardContent<Form, Sets> = { values: Form; sets: Sets }

/** An edit: its base values and its current content. */
export type CardEdit<Form, Sets> = CardContent<Form, Sets> & {
  /** Null when not editing. */
  base: Form | null
  /** The sets to compare, if not only those with changes. */
  edited?: Sets
}

export function fieldsOf<Form extends FormValues>({ empty }: CardForm<Form>): (keyof Form & string)[] {
  return Object.keys(empty)
}

/** The fields whose tidy values differ (G-14). */
export function changedFields<Form extends FormValues>(
  cardForm: CardForm<Form>,
  before: Form,
  after: Form,
): (keyof Form & string)[] {
  const [from, to] = [cardForm.tidy(before), cardForm.tidy(after)]
  return fieldsOf(cardForm).filter((field) => from[field] !== to[field])
}

/** Whether any set has changes. */
export function hasSetChanges(sets: CardSets): boolean {
  return touchedSets(sets).length > 0
}

/** Whether the content really differs from these values (G-14). */
export function isChanged<Form extends FormValues, Sets extends CardSets>(
  cardForm: CardForm<Form>,
  before: Form,
  { values, sets }: CardContent<Form, Sets>,
): boolean {
  return hasSetChanges(sets) || changedFields(cardForm, before, values).length > 0
}

/** The values to send: tidy, but exactly as stored where they do not differ. */
export function tidyChanges<Form extends FormValues>(
  cardForm: CardForm<Form>,
  stored: Form,
  form: Form,
): Form {
  const changed = new Set<string>(changedFields(cardForm, stored, form))
  const clean = cardForm.tidy(form)
  const fields = fieldsOf(cardForm).map((field) => [field, changed.has(field) ? clean[field] : stored[field]])
  return { ...clean, ...(Object.fromEntries(fields) as Partial<Form>) }
}

/** How the parts of a card are compared; entry keys are unique across parts. */
export type CardParts<Form, Sets, Stored> = {
  fields: (values: Form, stored: Partial<Stored>) => CardEntries
  sets: { [Name in keyof Sets]: CardSet<Sets[Name], Stored> }
}

/** A set beside the fields. */
export type CardSet<Changes, Stored> = {
  entries: (side: SetSide<Changes, Stored>) => CardEntries
  /** The changes of the stored set that remain after a merge. */
  left: (merge: SetMerge<Changes, Stored>) => Changes
}

type SetSide<Changes, Stored> = {
  /** The loaded data of the set, as far as known. */
  stored: Partial<Stored>
  /** The changes of this side; `edited` are the changes of this card. */
  changes: Changes
  edited: Changes
  /** True for the state before this card was changed. */
  isBase: boolean
}

type SetMerge<Changes, Stored> = {
  merged: ReadonlyMap<string, CardValue>
  sides: ThreeWay<CardEntries>
  stored: Stored
  edited: Changes
}

type FieldWords<Form> = {
  label: (field: keyof Form & string) => string
  /** The display text of a value. */
  text: (field: keyof Form & string, form: Form) => string
  /** Parts of a field with several values; absent to compare it whole. */
  parts?: Partial<Record<keyof Form, (form: Form) => CardEntryParts | undefined>>
  /** Fields that depend on another one. */
  belongsTo?: Partial<Record<keyof Form, keyof Form & string>>
}

/** The fields of a form as entries, keyed by field name. */
export function fieldEntries<Form extends FormValues>(
  cardForm: CardForm<Form>,
  form: Form,
  { label, text, parts, belongsTo }: FieldWords<Form>,
): CardEntries {
  const tidied = cardForm.tidy(form)
  return new Map(
    fieldsOf(cardForm).map((field) => {
      const [ownParts, leader] = [parts?.[field]?.(tidied), belongsTo?.[field]]
      return [
        field,
        {
          value: tidied[field] as CardValue,
          label: () => label(field),
          text: () => text(field, form),
          ...(ownParts && { parts: ownParts }),
          ...(leader && { belongsTo: leader }),
        },
      ]
    }),
  )
}

/** Which members are in a set; as changes, only those that differ from the loaded set. */
export type Members = ReadonlyMap<string, boolean>

type MemberSet<Stored> = {
  /** Prefix that distinguishes these members from other sets. */
  key: (name: string) => string
  loaded: (stored: Partial<Stored>, edited: Members) => Members
  /** State of an edited member that the stored set does not list. If omitted, it was deleted and its change is dropped. */
  unlisted?: boolean
  label: (name: string, stored: Partial<Stored>) => string
  text: (isMember: boolean) => string
}

/** A set whose members are in it or not. */
export function memberSet<Stored>(set: MemberSet<Stored>): CardSet<Members, Stored> {
  const { key, loaded, unlisted, label, text } = set
  const without = (edited: Members) => [...edited.keys()].map((name) => [name, unlisted ?? false] as const)
  return {
    entries({ stored, changes, edited, isBase }) {
      // A change made here means the opposite value before, even after a reload.
      const before = isBase ? [...edited].map(([name, isMember]) => [name, !isMember] as const) : []
      const members = new Map([...without(edited), ...loaded(stored, edited), ...before, ...changes])
      return new Map(
        [...members].map(([name, isMember]) => [
          key(name),
          { value: isMember, label: () => label(name, stored), text: () => text(isMember) },
        ]),
      )
    },
    left({ merged, stored, edited }) {
      const now = new Map([...(unlisted === undefined ? [] : without(edited)), ...loaded(stored, edited)])
      const wanted = [...now.keys()].map((name) => [name, merged.get(key(name)) === true] as const)
      return new Map(wanted.filter(([name, isMember]) => isMember !== now.get(name)))
    },
  }
}

/** The names after these changes, in order. */
export function membersAfter(loaded: readonly string[], changes: Members): string[] {
  const kept = loaded.filter((name) => changes.get(name) !== false)
  const added = [...changes].flatMap(([name, isMember]) => (isMember && !kept.includes(name) ? name : []))
  return [...kept, ...added]
}

/** The changes from one choice to another; names that are not offered stay unchanged. */
export function changesTo(
  loaded: readonly string[],
  chosen: readonly string[],
  offered: ReadonlySet<string>,
): Members {
  const wanted = new Set(chosen)
  const stored = new Set(loaded)
  const names = new Set([...loaded.filter((name) => offered.has(name)), ...chosen])
  return new Map(
    [...names]
      .filter((name) => wanted.has(name) !== stored.has(name))
      .map((name) => [name, wanted.has(name)]),
  )
}

type CardSide<Form, Sets, Stored> = CardContent<Form, Sets> & {
  stored: Partial<Stored>
  /** The sets of this card, on every side. */
  edited: Sets
  isBase?: boolean
}

/** The fields, and the sets changed here; others stay as stored. */
export function entriesOf<Form, Sets extends CardSets, Stored>(
  { fields, sets }: CardParts<Form, Sets, Stored>,
  { values, stored, edited, isBase = false, ...side }: CardSide<Form, Sets, Stored>,
): CardEntries {
  const touched = touchedSets(edited).flatMap((name) => [
    ...sets[name].entries({ stored, changes: side.sets[name], edited: edited[name], isBase }),
  ])
  return new Map([...fields(values, stored), ...touched])
}

function touchedSets<Sets extends CardSets>(edited: Sets): (keyof Sets)[] {
  return Object.keys(edited).filter((name) => edited[name]!.size > 0)
}

/** How a card is compared and merged with the stored record. */
export type Comparison<Form extends FormValues, Sets extends CardSets, Stored> = {
  cardForm: CardForm<Form>
  parts: CardParts<Form, Sets, Stored>
  /** The stored values; null if the record is deleted. */
  formOf: (stored: Stored) => Form | null
  /** Every set without a change. */
  noChanges: Sets
}

/** The stored record, its values, and the sets to compare. */
type StoredSide<Form, Sets, Stored> = { stored: Stored; form: Form; edited: Sets }

/** The stored record as entries. */
export function storedEntries<Form extends FormValues, Sets extends CardSets, Stored>(
  { parts, noChanges }: Pick<Comparison<Form, Sets, Stored>, 'parts' | 'noChanges'>,
  { stored, form, edited }: StoredSide<Form, Sets, Stored>,
): CardEntries {
  return entriesOf(parts, { values: form, sets: noChanges, stored, edited })
}

/** The card before the edit, and now. `loaded`: the data of its sets when they were changed. */
export function ownSides<Form extends FormValues, Sets extends CardSets, Stored>(
  { parts, noChanges }: Pick<Comparison<Form, Sets, Stored>, 'parts' | 'noChanges'>,
  { base, values, sets, edited = sets }: CardEdit<Form, Sets>,
  loaded: Partial<Stored>,
): { base: CardEntries; mine: CardEntries } {
  const side = { stored: loaded, edited }
  return {
    base: entriesOf(parts, { ...side, values: base ?? values, sets: noChanges, isBase: true }),
    mine: entriesOf(parts, { ...side, values, sets }),
  }
}

/** The merged record; `isStored` if nothing remains to save. */
export function mergedContent<Form extends FormValues, Sets extends CardSets, Stored>(
  { cardForm, parts }: Pick<Comparison<Form, Sets, Stored>, 'cardForm' | 'parts'>,
  sides: ThreeWay<CardEntries>,
  { stored, form, edited }: StoredSide<Form, Sets, Stored>,
  chosen: ReadonlyMap<string, Side>,
): CardContent<Form, Sets> & { isStored: boolean } {
  const merged = mergeEntries(sides, chosen)
  const fields = fieldsOf(cardForm).map((field) => [field, merged.get(field)])
  const values = tidyChanges(cardForm, form, { ...form, ...(Object.fromEntries(fields) as Partial<Form>) })
  const left = touchedSets(edited).map((name) => [
    name,
    parts.sets[name].left({ merged, sides, stored, edited: edited[name] }),
  ])
  const sets = { ...edited, ...(Object.fromEntries(left) as Partial<Sets>) }
  return { values, sets, isStored: !isChanged(cardForm, form, { values, sets }) }
}

/** Compares an edit with the stored record; null if that is deleted. */
export function compareStored<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  card: Comparison<Form, Sets, Stored>,
  edit: CardEdit<Form, Sets>,
  { stored, loaded }: { stored: Stored; loaded: Partial<Stored> },
) {
  const form = card.formOf(stored)
  if (!form) return null
  const now = { stored, form, edited: edit.edited ?? edit.sets }
  const sides: ThreeWay<CardEntries> = {
    ...ownSides(card, edit, { ...stored, ...loaded }),
    theirs: storedEntries(card, now),
  }
  return {
    form,
    sides,
    conflicts: conflictsOf(sides),
    /** The result to save, with the chosen side of each conflict. */
    merge: (chosen: ReadonlyMap<string, Side>) => mergedContent(card, sides, now, chosen),
  }
}

/** The parts of a card that decide on access: whole sets by name, single entries by key. */
export type AccessParts<Sets> = { sets: readonly (keyof Sets & string)[]; entries: readonly string[] }

/** The parts that decide on access, by card: a save that changes them is reviewed first (decision D50). */
export const accessTable = {
  users: { sets: ['roles'], entries: ['principal'] },
  roles: { sets: ['privileges', 'visible'], entries: [] },
  privileges: { sets: ['applications'], entries: [] },
  applications: { sets: [], entries: ['idState'] },
  notifications: { sets: [], entries: [] },
} as const

/** Whether an edit changes access. */
export function changesAccess<Sets extends CardSets>(
  { sets, entries }: AccessParts<Sets>,
  edited: Sets,
  { base, mine }: { base: CardEntries; mine: CardEntries },
): boolean {
  return (
    sets.some((name) => edited[name]!.size > 0) ||
    entries.some((key) => base.get(key)?.value !== mine.get(key)?.value)
  )
}
