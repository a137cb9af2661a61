import type { FormValues } from './cardForm.ts'
import { ownSides, type CardParts } from './cardParts.ts'
import type { CardDraft, CardSets } from './useCardDraft.ts'

/** What of a card decides on access: whole sets by name, and single entries by key. */
export type AccessParts<Sets> = { sets: readonly (keyof Sets & string)[]; entries: readonly string[] }

/** When the changes are shown before they are saved; never where they were shown just before. */
export type Review = 'on-access' | 'always' | 'never'

/** What decides on access, card by card: a save that changes it is reviewed first (decision D50). */
export const accessTable = {
  users: { sets: ['roles'], entries: ['principal'] },
  roles: { sets: ['privileges', 'visible'], entries: [] },
  privileges: { sets: ['applications'], entries: [] },
  applications: { sets: [], entries: ['idState'] },
  notifications: { sets: [], entries: [] },
} as const

/** Whether a save of the draft would change access. */
export function changesAccess<Form extends FormValues, Sets extends CardSets, Stored>(
  { sets, entries }: AccessParts<Sets>,
  parts: CardParts<Form, Sets, Stored>,
  draft: Pick<CardDraft<Form, Sets>, 'base' | 'content' | 'noChanges'>,
  stored: Partial<Stored>,
): boolean {
  const changed = draft.content().sets
  const { base, mine } = ownSides(parts, draft, stored)
  return (
    sets.some((name) => changed[name]!.size > 0) ||
    entries.some((key) => base.get(key)?.value !== mine.get(key)?.value)
  )
}
