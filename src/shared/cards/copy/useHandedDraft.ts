import { useEffect, useState } from 'react'
import type { CardSets, FormValues } from '../cardParts.ts'
import type { CardDraft } from '../useCardDraft.ts'
import { fitCardContent } from '../useStoredCardDraft.tsx'
import { dropHandedOver, handedOver } from './handedOver.ts'
import { useFilledDraft } from './useFilledDraft.ts'

/** Fills the draft of the card at this path with what a dialog handed over (`storedCardContent`). */
export function useHandedDraft<Form extends FormValues, Sets extends CardSets>(
  draft: CardDraft<Form, Sets>,
  path: string,
): void {
  const [content] = useState(() => fitCardContent(handedOver(path), draft))
  useEffect(dropHandedOver, [])
  useFilledDraft(draft, content ?? undefined)
}
