import type { FormValues } from './cardForm.ts'
import type { CardEntries, CardValue, ThreeWay } from './merge.ts'
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

type Theirs<Form, Stored> = {
  theirs: Form
  stored: Stored
  /** What was on screen before the service was asked again. */
  shown: Partial<Stored>
}

/** The same beside what is stored now. */
export function allSides<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  parts: CardParts<Form, Sets, Stored>,
  draft: Draft<Form, Sets>,
  { theirs, stored, shown }: Theirs<Form, Stored>,
): ThreeWay<CardEntries> {
  const edited = draft.content().sets
  return {
    ...ownSides(parts, draft, { ...stored, ...shown }),
    theirs: entriesOf(parts, { values: theirs, sets: draft.noChanges, stored, edited }),
  }
}

/** The fields, and the sets in which something was changed here; others stay as they are stored. */
function entriesOf<Form, Sets extends CardSets, Stored>(
  parts: CardParts<Form, Sets, Stored>,
  side: CardSide<Form, Sets, Stored>,
): CardEntries {
  const touched = Object.keys(side.edited).filter((name) => side.edited[name]!.size > 0)
  return new Map(['fields', ...touched].flatMap((name) => [...parts[name as 'fields'](side)]))
}
