import { useEffect } from 'react'
import type { DraftChanges } from '#shared/drafts/DraftNotice.tsx'
import { useKeptWork, type KeptEdit } from '#shared/drafts/useKeptWork.tsx'
import { type FormValues, changedFields, fieldsOf, type CardSets, type CardContent } from './cardParts.ts'
import type { CardDraft } from './useCardDraft.ts'
import type { Difference } from '#shared/changes/change.ts'
import { ChangeList } from './SaveQuestions.tsx'
import type { CardSave } from './useCardSave.tsx'
import type { CardValue } from './merge.ts'

type KeptCardOptions<Form extends FormValues, Sets extends CardSets> = {
  /** 0 for a new record. */
  id: number
  address: { list: string }
  draft: CardDraft<Form, Sets>
  saving: Pick<CardSave, 'changes' | 'changesSince'>
}

/** Persists the draft of a card. */
export function useKeptCard<Form extends FormValues, Sets extends CardSets>(
  options: KeptCardOptions<Form, Sets>,
): KeptEdit {
  const { id, address, draft, saving } = options
  const { form, sets } = draft
  const kept = useKeptWork({
    record: { kind: address.list, id },
    isEditing: draft.base !== null,
    capture: () => (draft.isDirty() ? { content: keptCardContent(draft), words: saving.changes() } : null),
    fits: (content) => fitCardContent(content, draft) !== null,
    describe({ content, words }) {
      const left = fitCardContent(content, draft)
      return { changes: listOf(words), since: listOf(left ? saving.changesSince(left.base) : []) }
    },
    resume(content) {
      const left = fitCardContent(content, draft)
      if (left) draft.takeOver(left, left.base)
    },
  })
  const { changed } = kept
  useEffect(() => form.subscribe({ formState: { values: true }, callback: changed }), [form, changed])
  useEffect(changed, [changed, sets])
  return kept
}

function listOf(changes: readonly Difference[]): DraftChanges['changes'] {
  return changes.length === 0 ? null : (label) => <ChangeList changes={changes} label={label} />
}

type KeptContent = {
  base: FormValues
  values: FormValues
  /** Changed set members, by set name. */
  sets: Record<string, (readonly [unknown, unknown])[]>
}

/** The content of a card as plain data, to persist it. */
export function keptCardContent<Form extends FormValues, Sets extends CardSets>(
  draft: Pick<CardDraft<Form, Sets>, 'base' | 'content' | 'kind'>,
): KeptContent {
  const { values, sets } = draft.content()
  return {
    base: draft.base ?? draft.kind.empty,
    values,
    sets: Object.fromEntries(Object.entries(sets).map(([name, changes]) => [name, [...changes]])),
  }
}

type Fitting<Form extends FormValues, Sets extends CardSets> = Pick<
  CardDraft<Form, Sets>,
  'kind' | 'loaded' | 'noChanges'
>

/**
 * Fits a persisted draft to the current card: known fields and sets, with values of the right type. Null if nothing
 * differs from the stored record.
 */
export function fitCardContent<Form extends FormValues, Sets extends CardSets>(
  kept: unknown,
  { kind, loaded, noChanges }: Fitting<Form, Sets>,
): (CardContent<Form, Sets> & { base: Form }) | null {
  const { base: before, values: after, sets: ticked } = Object(kept) as Partial<KeptContent>
  const stored = loaded ?? kind.empty
  const fields = fieldsOf(kind).filter((field) =>
    [before, after].every((side) => isSameKind(partOf(side, field), kind.empty[field])),
  )
  const overlaid = (side: unknown): Form => ({
    ...stored,
    ...Object.fromEntries(fields.map((field) => [field, partOf(side, field) as CardValue])),
  })
  const [base, values] = [overlaid(before), overlaid(after)]
  const sets = Object.fromEntries(
    Object.entries(noChanges).map(([name, none]) => [name, readChanges(partOf(ticked, name)) ?? none]),
  ) as Sets
  const changed = changedFields(kind, base, values)
  const differs = changedFields(kind, stored, values).some((field) => changed.includes(field))
  const hasTicked = Object.values(sets).some(({ size }) => size > 0)
  return differs || hasTicked ? { base, values, sets } : null
}

/** Of anything at all. */
function partOf(whole: unknown, name: string): unknown {
  return (Object(whole) as Record<string, unknown>)[name]
}

/** An empty number is null. */
function isSameKind(kept: unknown, empty: unknown): boolean {
  if (kept === null) return true
  return empty === null ? ['string', 'number', 'boolean'].includes(typeof kept) : typeof kept === typeof empty
}

function readChanges(kept: unknown): ReadonlyMap<unknown, unknown> | null {
  if (!Array.isArray(kept)) return null
  const pairs = kept as unknown[]
  return pairs.every((pair) => Array.isArray(pair) && pair.length === 2)
    ? new Map(pairs as [unknown, unknown][])
    : null
}
