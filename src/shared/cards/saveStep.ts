import type { Found, Read } from '#shared/api/lookUp.ts'
import type { Answer } from '#shared/api/write.ts'
import type { UndoLook, UndoStep } from '#shared/changes/change.ts'
import { mergedFields, type CardForm, type FormValues } from './cardForm.ts'
import { entriesOf, isAsStored, type CardParts, type Merge } from './cardParts.ts'
import { mergeEntries, ownConflicts, type CardEntries, type Side } from './merge.ts'
import type { CardContent, CardSets } from './useCardDraft.ts'

/** A save of a card that was done, and the calls by which it is taken back. */
export type SavedCard<Form extends FormValues, Sets extends CardSets, Stored extends object> = {
  /** Names the record. */
  name: string
  kind: CardForm<Form>
  parts: CardParts<Form, Sets, Stored>
  /** Everything that is compared, before the save and after it. */
  before: CardEntries
  after: CardEntries
  /** The sets that the save has changed, and the same without a change. */
  edited: Sets
  noChanges: Sets
  read: () => Promise<Read<Stored>>
  formOf: (stored: Stored) => Form | null
  refusal?: ((stored: Stored) => string | null) | undefined
  mergeSets?: ((merge: Merge<Sets, Stored>) => Sets) | undefined
  send: (stored: Stored, content: CardContent<Form, Sets>) => Promise<Answer>
}

/**
 * The way back of a save: what it changed goes back to what it was, in the record as it is stored by then. What somebody
 * has changed there since stays, and is named.
 */
export function saveStep<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  saved: SavedCard<Form, Sets, Stored>,
): UndoStep {
  const { name, kind, parts, before, after, edited, noChanges, read, formOf, refusal, mergeSets, send } =
    saved

  /** What the record would be with the save taken back, and what of it cannot be; null where it is gone. */
  function takenBack(stored: Stored) {
    const values = formOf(stored)
    if (values === null) return null
    const theirs = entriesOf(parts, { values, sets: noChanges, stored, edited })
    const sides = { base: after, mine: before, theirs }
    const left = ownConflicts(sides)
    const merged = mergeEntries(sides, new Map<string, Side>(left.map(({ key }) => [key, 'theirs'])))
    const content = {
      values: mergedFields(kind, values, merged),
      sets: mergeSets?.({ merged, sides, stored, sets: edited }) ?? noChanges,
    }
    return {
      content,
      isStored: isAsStored(kind, content, values),
      left: left.length === 0 ? null : left.map(({ label }) => label).join(', '),
    }
  }

  return {
    name,
    async look(): Promise<UndoLook> {
      const answer = await read()
      if ('error' in answer) return answer
      const stored = answer.value
      const back = takenBack(stored)
      if (back === null) return { changed: null }
      if (back.isStored) return back.left === null ? { isBack: true } : { changed: back.left }
      const reason = refusal?.(stored) ?? null
      if (reason !== null) return { refusal: reason }
      return { send: () => send(stored, back.content), left: back.left }
    },
    async isBack(): Promise<Found> {
      const answer = await read()
      if ('error' in answer) return 'unknown'
      return takenBack(answer.value)?.isStored ? 'done' : 'undone'
    },
  }
}
