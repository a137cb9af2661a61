import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/api/apiError.ts'
import { isRefusal, type Done } from '#shared/api/isRefusal.ts'
import { useOneAtATime } from '#shared/lib/useOneAtATime.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { changedFields, fieldsOf, type FormValues } from './cardForm.ts'
import type { Change } from './ChangeList.tsx'
import { ConflictDialog, type Conflict } from './ConflictDialog.tsx'
import { isUnknownResult } from './isUnknownResult.ts'
import {
  changesOf,
  conflictsOf,
  mergeEntries,
  type CardEntries,
  type CardValue,
  type Side,
  type ThreeWay,
} from './merge.ts'
import { ReviewChanges } from './ReviewChanges.tsx'
import { SaveFailed, SaveRefused } from './SaveFailed.tsx'
import type { CardContent, CardDraft, CardSets } from './useCardDraft.ts'
import { useQuestion } from './useQuestion.tsx'
import './cardTexts.ts'

/** One of the three sides that are compared. */
export type CardSide<Form, Sets, Stored> = CardContent<Form, Sets> & {
  /** What the sets were loaded from, as far as it is known. */
  stored: Partial<Stored>
  /** The sets of this card, whichever side this is. */
  edited: Sets
}

/** How one part of a card is compared; the keys of its entries are those of no other part. */
export type CardPart<Form, Sets, Stored> = (side: CardSide<Form, Sets, Stored>) => CardEntries

export type Merge<Sets, Stored> = {
  merged: ReadonlyMap<string, CardValue>
  sides: ThreeWay<CardEntries>
  stored: Stored
  /** The sets of this card. */
  sets: Sets
}

type CardSaveOptions<Form extends FormValues, Sets extends CardSets, Stored> = {
  isNew: boolean
  draft: CardDraft<Form, Sets>
  /** Shows the first thing that is wrong on any tab; true where nothing is. */
  check: () => Promise<boolean>
  /** The same by what was just read. */
  recheck: (stored: Stored, content: CardContent<Form, Sets>) => boolean
  /** Asks for the record and for all that its body needs; again where it is stored already. */
  read: () => Promise<{ value: Stored } | { error: ApiError }>
  /** What of it is on screen. */
  shown: () => Partial<Stored>
  /** The stored values; null where the record is gone. */
  formOf: (stored: Stored) => Form | null
  /** The fields, and each set by its name. */
  parts: Record<'fields' | (keyof Sets & string), CardPart<Form, Sets, Stored>>
  /** What is still to be changed of the stored sets. */
  mergeSets: (merge: Merge<Sets, Stored>) => Sets
  send: (
    stored: Stored,
    content: CardContent<Form, Sets>,
  ) => Promise<{ data?: Done | undefined; error?: unknown }>
  /** The result of the last save is not known. */
  onUnknown: () => void
  texts: { saved: (content: CardContent<Form, Sets>) => string; gone: string }
}

type SaveOptions = {
  /** The changes have been shown already. */
  isReviewed?: boolean
  /** The edit goes on afterwards. */
  keepsEditing?: boolean
}

export type CardSave = {
  isWorking: boolean
  dialog: ReactElement | null
  changes: () => Change[]
  /** True once everything is saved. */
  save: (how?: SaveOptions) => Promise<boolean>
}

/** Saves a card: tidy, check, review, read again, merge, send, say (beyond 10, 11). */
export function useCardSave<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  options: CardSaveOptions<Form, Sets, Stored>,
): CardSave {
  const { isNew, draft, check, recheck, read, shown, formOf, parts, mergeSets, send, onUnknown, texts } =
    options
  type Content = CardContent<Form, Sets>
  const { t } = useTranslation('cards')
  const { run } = useOneAtATime()
  const [isWorking, setWorking] = useState(false)
  const { dialog, ask } = useQuestion()

  function save({ isReviewed = false, keepsEditing = false }: SaveOptions = {}): Promise<boolean> {
    return run(async () => {
      try {
        setWorking(true)
        draft.tidy()
        if (!isNew && !draft.isDirty()) {
          showToast({ kind: 'info', text: t('noChanges') })
          return false
        }
        if (!(await check())) return false
        if (!isNew && !isReviewed && !(await review())) return false
        return await readAndSend(keepsEditing)
      } finally {
        setWorking(false)
      }
    }).then((isSaved) => isSaved === true)
  }

  async function review(): Promise<boolean> {
    setWorking(false)
    const isAccepted = await ask<boolean>((answer) => <ReviewChanges changes={changes()} onAnswer={answer} />)
    setWorking(isAccepted)
    return isAccepted
  }

  async function readAndSend(keepsEditing: boolean): Promise<boolean> {
    const before = shown()
    const answer = await read()
    if ('error' in answer) return failed(answer.error, false)
    const stored = answer.value
    const theirs = formOf(stored)
    if (theirs === null && !isNew) return refused(texts.gone)
    const mine = draft.content()
    const sides = theirs && sidesOf(theirs, stored, before)
    const conflicts = sides ? conflictsOf(sides) : []
    const chosen = await choose(conflicts)
    if (chosen === null) return false
    const content = sides ? merge(sides, chosen, stored) : mine
    if (conflicts.length > 0) draft.takeOver(content, theirs!)
    if (!recheck(stored, content)) return false
    const isStored = theirs !== null && isAsStored(content, theirs)
    if (!isStored) {
      const { data, error } = await send(stored, content)
      if (error) return failed(error as ApiError, true)
      if (data && isRefusal(data)) return refused(data.message)
    }
    draft.finish(content.values, keepsEditing)
    // Without a conflict, what is stored already was sent before, and its answer was lost (hardening T76).
    if (isStored && conflicts.length > 0) showToast({ kind: 'info', text: t('noChanges') })
    else showToast({ kind: 'success', text: texts.saved(conflicts.length > 0 ? content : mine) })
    return true
  }

  /** Which side of each conflict is saved; null where that is not decided. */
  async function choose(conflicts: readonly Conflict[]): Promise<ReadonlyMap<string, Side> | null> {
    if (conflicts.length === 0) return new Map()
    setWorking(false)
    const chosen = await ask<ReadonlyMap<string, Side> | null>((answer) => (
      <ConflictDialog conflicts={conflicts} onAnswer={answer} />
    ))
    setWorking(chosen !== null)
    return chosen
  }

  function merge(sides: ThreeWay<CardEntries>, chosen: ReadonlyMap<string, Side>, stored: Stored): Content {
    const { values, sets } = draft.content()
    const merged = mergeEntries(sides, chosen)
    const fields = fieldsOf(draft.kind).map((field) => [field, merged.get(field) ?? values[field]])
    return {
      values: { ...values, ...(Object.fromEntries(fields) as Partial<Form>) },
      sets: mergeSets({ merged, sides, stored, sets }),
    }
  }

  function isAsStored({ values, sets }: Content, theirs: Form): boolean {
    return (
      changedFields(draft.kind, theirs, values).length === 0 &&
      Object.values(sets).every(({ size }) => size === 0)
    )
  }

  function changes(): Change[] {
    if (draft.base === null) return []
    const { base, mine } = ownSides(draft.base, shown())
    return changesOf(base, mine)
  }

  function sidesOf(theirs: Form, stored: Stored, before: Partial<Stored>): ThreeWay<CardEntries> {
    const { sets: edited } = draft.content()
    return {
      ...ownSides(draft.base!, { ...stored, ...before }),
      theirs: entriesOf({ values: theirs, sets: draft.noChanges, stored, edited }),
    }
  }

  function ownSides(base: Form, stored: Partial<Stored>): { base: CardEntries; mine: CardEntries } {
    const { values, sets } = draft.content()
    return {
      base: entriesOf({ values: base, sets: draft.noChanges, stored, edited: sets }),
      mine: entriesOf({ values, sets, stored, edited: sets }),
    }
  }

  /** The fields, and the sets in which something was changed here; others stay as they are stored. */
  function entriesOf(side: CardSide<Form, Sets, Stored>): CardEntries {
    const touched = Object.keys(side.edited).filter((name) => side.edited[name]!.size > 0)
    return new Map(['fields', ...touched].flatMap((name) => [...parts[name as 'fields'](side)]))
  }

  async function refused(message: string | null | undefined): Promise<boolean> {
    setWorking(false)
    await ask<void>((answer) => <SaveRefused message={message} onClose={answer} />)
    return false
  }

  async function failed(error: ApiError, wasSent: boolean): Promise<boolean> {
    setWorking(false)
    if (wasSent && isUnknownResult(error)) onUnknown()
    // The session's own dialogs speak of these.
    if (error.kind === 'session' || error.status === 403) return false
    await ask<void>((answer) => <SaveFailed error={error} wasSent={wasSent} onClose={answer} />)
    return false
  }

  return { isWorking, dialog, changes, save }
}
