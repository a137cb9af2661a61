import { useEffect } from 'react'
import type { DraftChanges } from '#shared/drafts/DraftNotice.tsx'
import { useKeptWork, type KeptEdit } from '#shared/drafts/useKeptWork.tsx'
import type { FormValues } from './cardParts.ts'
import { fitCardContent, keptCardContent } from './keptCard.ts'
import type { Difference } from '#shared/changes/change.ts'
import { ChangeList } from './ReviewChanges.tsx'
import type { CardDraft, CardSets } from './useCardDraft.ts'
import type { CardSave } from './useCardSave.tsx'

type KeptCardOptions<Form extends FormValues, Sets extends CardSets> = {
  /** 0 for a new record. */
  id: number
  address: { list: string }
  draft: CardDraft<Form, Sets>
  saving: Pick<CardSave, 'changes' | 'changesSince'>
}

/** Keeps what is typed and ticked on a card beyond the page. */
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
