import { useEffectEvent, useLayoutEffect } from 'react'
import type { FormValues, CardContent, CardSets } from '../cardParts.ts'
import type { CardDraft } from '../useCardDraft.ts'

/** Fills the draft of a new record once from another record, without a call. */
export function useFilledDraft<Form extends FormValues, Sets extends CardSets>(
  draft: CardDraft<Form, Sets>,
  content: CardContent<Form, Sets> | undefined,
): void {
  const fill = useEffectEvent(() => {
    if (content) draft.takeOver(content, draft.cardForm.empty)
  })
  const isReady = content !== undefined
  useLayoutEffect(() => {
    if (isReady) fill()
  }, [isReady])
}
