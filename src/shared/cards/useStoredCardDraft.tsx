import { useEffect } from 'react'
import type { DraftChanges } from '#shared/drafts/DraftNotice.tsx'
import { useStoredDraft, type StoredDraftControls } from '#shared/drafts/useStoredDraft.tsx'
import {
  type FormValues,
  changedFields,
  fieldsOf,
  hasSetChanges,
  type CardSets,
  type CardContent,
} from './cardParts.ts'
import type { CardDraft } from './useCardDraft.ts'
import type { Difference } from '#shared/changes/change.ts'
import { ChangeList } from './SaveQuestions.tsx'
import type { CardSave } from './useCardSave.tsx'
import type { CardValue } from './merge.ts'

type StoredCardDraftOptions<Form extends FormValues, Sets extends CardSets> = {
  /** 0 for a new record. */
  id: number
  address: { list: string }
  draft: CardDraft<Form, Sets>
  saving: Pick<CardSave, 'changes' | 'changesSince'>
}

/** Persists the draft of a card. */
export function useStoredCardDraft<Form extends FormValues, Sets extends CardSets>(
  options: StoredCardDraftOptions<Form, Sets>,
): StoredDraftControls {
  const { id, address, draft, saving } = options
  const { form, sets } = draft
  const storedDraft = useStoredDraft({
    record: { kind: address.list, id },
    isEditing: draft.base !== null,
    capture: () => (draft.isDirty() ? { content: storedCardContent(draft), words: saving.changes() } : null),
    fits: (content) => fitCardContent(content, draft) !== null,
    describe({ content, words }) {
      const fitted = fitCardContent(content, draft)
      return { changes: listOf(words), since: listOf(fitted ? saving.changesSince(fitted.base) : []) }
    },
    resume(content) {
      const fitted = fitCardContent(content, draft)
      if (fitted) draft.takeOver(fitted, fitted.base)
    },
  })
  const { changed } = storedDraft
  useEffect(() => form.subscribe({ formState: { values: true }, callback: changed }), [form, changed])
  useEffect(changed, [changed, sets])
  return storedDraft
}

function listOf(changes: readonly Difference[]): DraftChanges['changes'] {
  return changes.length === 0 ? null : (label) => <ChangeList changes={changes} label={label} />
}

type StoredCardContent = {
  base: FormValues
  values: FormValues
  /** Changed set members, by set name. */
  sets: Record<string, (readonly [unknown, unknown])[]>
}

/** The content of a card as plain data, to persist it. */
export function storedCardContent<Form extends FormValues, Sets extends CardSets>(
  draft: Pick<CardDraft<Form, Sets>, 'base' | 'content' | 'cardForm'>,
): StoredCardContent {
  const { values, sets } = draft.content()
  return {
    base: draft.base ?? draft.cardForm.empty,
    values,
    sets: Object.fromEntries(Object.entries(sets).map(([name, changes]) => [name, [...changes]])),
  }
}

type Fitting<Form extends FormValues, Sets extends CardSets> = Pick<
  CardDraft<Form, Sets>,
  'cardForm' | 'loaded' | 'noChanges'
>

/**
 * Fits a persisted draft to the current card: known fields and sets, with values of the right type. Null if nothing
 * differs from the stored record.
 */
export function fitCardContent<Form extends FormValues, Sets extends CardSets>(
  content: unknown,
  { cardForm, loaded, noChanges }: Fitting<Form, Sets>,
): (CardContent<Form, Sets> & { base: Form }) | null {
  const { base: before, values: after, sets: ticked } = Object(content) as Partial<StoredCardContent>
  const stored = loaded ?? cardForm.empty
  const fields = fieldsOf(cardForm).filter((field) =>
    [before, after].every((side) => isSameKind(partOf(side, field), cardForm.empty[field])),
  )
  const overlaid = (side: unknown): Form => ({
    ...stored,
    ...Object.fromEntries(fields.map((field) => [field, partOf(side, field) as CardValue])),
  })
  const [base, values] = [overlaid(before), overlaid(after)]
  const sets = Object.fromEntries(
    Object.entries(noChanges).map(([name, none]) => [name, readChanges(partOf(ticked, name)) ?? none]),
  ) as Sets
  const changed = changedFields(cardForm, base, values)
  const differs = changedFields(cardForm, stored, values).some((field) => changed.includes(field))
  return differs || hasSetChanges(sets) ? { base, values, sets } : null
}

/** Of anything at all. */
function partOf(whole: unknown, name: string): unknown {
  return (Object(whole) as Record<string, unknown>)[name]
}

/** An empty number is null. */
function isSameKind(value: unknown, empty: unknown): boolean {
  if (value === null) return true
  return empty === null
    ? ['string', 'number', 'boolean'].includes(typeof value)
    : typeof value === typeof empty
}

function readChanges(value: unknown): ReadonlyMap<unknown, unknown> | null {
  if (!Array.isArray(value)) return null
  const pairs = value as unknown[]
  return pairs.every((pair) => Array.isArray(pair) && pair.length === 2)
    ? new Map(pairs as [unknown, unknown][])
    : null
}
