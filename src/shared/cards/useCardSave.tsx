import { useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { api } from '#shared/api/api.ts'
import { callProblem, isInformation, isUnknownResult, type CallProblem } from '#shared/api/callProblem.ts'
import { inOneSession } from '#shared/api/inOneSession.ts'
import {
  mayBeDone,
  outcomeOf,
  unsent,
  type Changed,
  type Found,
  type Read,
  type Undone,
} from '#shared/api/lookUp.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { sessionEpoch } from '#shared/session/sessionEvents.ts'
import { offerAgain } from '#shared/ui/offerAgain.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { changesAccess, type AccessParts, type Review } from './accessTable.ts'
import { mergedFields, tidyChanges, type FormValues } from './cardForm.ts'
import { allSides, entriesOf, isAsStored, ownSides, type CardParts, type Merge } from './cardParts.ts'
import type { Difference } from '#shared/changes/change.ts'
import { recordSave, type KeptAs, type Saved } from './recordSave.ts'
import { ReviewChanges } from './ReviewChanges.tsx'
import {
  changesOf,
  conflictsOf,
  mergeEntries,
  type CardEntries,
  type Conflict,
  type Side,
  type ThreeWay,
} from './merge.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { SaveFailed } from './SaveFailed.tsx'
import type { CardContent, CardDraft, CardSets } from './useCardDraft.ts'
import { useQuestion, type Ask } from './CardDialog.tsx'

type CardSaveOptions<Form extends FormValues, Sets extends CardSets, Stored> = {
  isNew: boolean
  draft: CardDraft<Form, Sets>
  /** Shows the first thing that is wrong on any tab; true where nothing is. Its questions are asked by the save. */
  check: (ask: Ask) => Promise<boolean>
  /** The same by what was just read, where that may stand against it. */
  recheck?: (stored: Stored, content: CardContent<Form, Sets>) => boolean
  /** Asks for the record and for all that its body needs; again where it is stored already. */
  read: () => Promise<Read<Stored>>
  /** What of it is on screen. */
  shown: () => Partial<Stored>
  /** Why what is stored now cannot be changed any more; null where it can. */
  refusal?: (stored: Stored) => string | null
  /** The stored values; null where the record is gone. */
  formOf: (stored: Stored) => Form | null
  /** The fields, and each set by its name. */
  parts: CardParts<Form, Sets, Stored>
  /** What of it decides on access. */
  access: AccessParts<Sets>
  /** What is still to be changed of the stored sets; they stay as they are where it is left out. */
  mergeSets?: (merge: Merge<Sets, Stored>) => Sets
  send: (stored: Stored, content: CardContent<Form, Sets>) => Promise<Changed>
  /** Whether a creation has made its record, where its answer does not say so; `compare` says whether a record is it. */
  lookUpNew?: (content: CardContent<Form, Sets>, compare: (stored: Stored) => Found) => Promise<Found>
  /** What is read again where its result is not known, or was that nothing had to be done (decision D21). */
  tags: Parameters<typeof api.util.invalidateTags>[0]
  /** The result of the last save is not known. */
  onUnknown?: () => void
  /** The service did not do it, although it answered. */
  onRefused?: (problem: CallProblem) => void
  /** What follows from the changes, shown with them before they are saved. */
  note?: () => ReactNode
  /** How the save is kept among the changes of the session. */
  kept: KeptAs<Form>
  texts: { saved: (content: CardContent<Form, Sets>) => string; gone: string }
}

export type SaveOptions = {
  /** Only where access changes, if left out (decision D50). */
  review?: Review
  /** The edit goes on afterwards. */
  keepsEditing?: boolean
  /** Saves what is on the card by then, where the session ended meanwhile; this same save where it is left out. */
  again?: () => void
  /** Leads to where a new record is seen; offered with its success. */
  see?: () => void
}

/** How the edit ends once everything is saved. */
type SaveEnd = { keepsEditing: boolean; see: SaveOptions['see'] }

export type CardSave = {
  /** From the press until the save has ended, its questions included. */
  isBusy: boolean
  /** While a question is on screen nothing is being saved. */
  isWorking: boolean
  dialog: ReactElement | null
  changes: () => Difference[]
  /** What was stored of the fields by others since an edit was begun with these. */
  changesSince: (base: FormValues) => Difference[]
  note: () => ReactNode
  /** True once everything is saved. */
  save: (how?: SaveOptions) => Promise<boolean>
}

/** Saves a card: tidy, check, review where access changes, read again, merge, send, say (beyond 10, 11). */
export function useCardSave<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  options: CardSaveOptions<Form, Sets, Stored>,
): CardSave {
  const { isNew, draft, check, read, shown, formOf, parts, send, texts, note = () => null } = options
  type Content = CardContent<Form, Sets>
  const { t } = useTranslation('cards')
  const dispatch = useDispatch()
  const { busy, run } = useOneAtATime()
  const { dialog, ask } = useQuestion()

  function save({
    review = 'on-access',
    keepsEditing = false,
    again,
    see,
  }: SaveOptions = {}): Promise<boolean> {
    return run(async () => {
      saveAgain.current = again ?? (() => void latestSave.current({ keepsEditing }))
      draft.tidy()
      if (!isNew && !draft.isDirty()) {
        showToast({ kind: 'info', text: t('noChanges') })
        return false
      }
      return attempt(review, { keepsEditing, see })
    }).then((isSaved) => isSaved === true)
  }

  async function attempt(review: Review, end: SaveEnd): Promise<boolean> {
    // What somebody pressed in one session is not sent in the next one.
    let pressed = sessionEpoch()
    // The name that is taken by now may be one's own.
    if (isInDoubt.current && (await lookUp(draft.content(), shown())) === 'done') {
      readAgain()
      return finish(draft.content(), end)
    }
    if (!(await check(ask))) return false
    const isReviewed =
      review === 'on-access' ? changesAccess(options.access, parts, draft, shown()) : review === 'always'
    if (isReviewed) {
      if (!(await isAccepted())) return false
      pressed = sessionEpoch()
    }
    return readAndSend(pressed, end)
  }

  function isAccepted(): Promise<boolean> {
    return ask((answer) => <ReviewChanges changes={changes()} note={note()} onAnswer={answer} />)
  }

  async function readAndSend(pressed: number, end: SaveEnd): Promise<boolean> {
    const before = shown()
    const answer = await inOneSession(read(), pressed)
    if ('error' in answer) return failed(callProblem(answer), end)
    const stored = answer.value
    const refusal = options.refusal?.(stored) ?? null
    if (refusal !== null) return failed({ message: refusal, isHandledElsewhere: false }, end)
    const theirs = formOf(stored)
    if (theirs === null && !isNew) return failed({ message: texts.gone, isHandledElsewhere: false }, end)
    const mine = draft.content()
    const sides = theirs && allSides(parts, draft, { theirs, stored, shown: before })
    const conflicts = sides ? conflictsOf(sides) : []
    const chosen = await choose(conflicts)
    if (chosen === null) return false
    const content = sides ? mergedContent(sides, stored, chosen) : mine
    if (conflicts.length > 0) draft.takeOver(content, theirs!)
    if (options.recheck?.(stored, content) === false) return false
    const isStored = theirs !== null && isAsStored(draft.kind, content, theirs)
    if (!isStored) {
      const outcome = await outcomeOf(
        await send(stored, content),
        () => lookUp(content, before),
        isNew ? isDoubtfulCreation : mayBeDone,
      )
      if (outcome.problem) return failed(outcome.problem, end, outcome)
    }
    // Without a conflict, what is stored already was sent before, and its answer was lost (hardening T76).
    if (isStored && conflicts.length > 0) {
      draft.finish(content.values, end.keepsEditing)
      showToast({ kind: 'info', text: t('noChanges') })
      return true
    }
    return finish(content, end, {
      title: texts.saved(conflicts.length > 0 ? content : mine),
      edited: mine.sets,
      ...(sides && {
        sides: isStored
          ? { before: sides.base, after: sides.theirs }
          : { before: sides.theirs, after: entriesOf(parts, { ...content, stored, edited: mine.sets }) },
      }),
    })
  }

  /** Ends the edit with what is stored now, and says it. */
  function finish(
    content: Content,
    { keepsEditing, see }: SaveEnd,
    saved: Pick<Saved<Form, Sets>, 'title' | 'edited' | 'sides'> = {
      title: texts.saved(content),
      edited: content.sets,
    },
  ): true {
    isInDoubt.current = false
    draft.finish(content.values, keepsEditing)
    recordSave(options, {
      ...saved,
      values: content.values,
      ...(see && { see: { label: t('see'), onAct: see } }),
    })
    return true
  }

  function mergedContent(
    sides: ThreeWay<CardEntries>,
    stored: Stored,
    chosen: ReadonlyMap<string, Side>,
  ): Content {
    const { values, sets } = draft.content()
    const merged = mergeEntries(sides, chosen)
    return {
      values: tidyChanges(draft.kind, formOf(stored)!, mergedFields(draft.kind, values, merged)),
      sets: options.mergeSets?.({ merged, sides, stored, sets }) ?? sets,
    }
  }

  /** Whether the service has by now what was sent; where somebody else has changed it too, that cannot be told. */
  async function lookUp(content: Content, before: Partial<Stored>): Promise<Found> {
    const compare = (stored: Stored): Found => {
      const theirs = formOf(stored)
      if (theirs === null) return 'undone'
      const sides = allSides(parts, draft, { theirs, stored, shown: before })
      if (conflictsOf(sides).length > 0) return 'unknown'
      return isAsStored(draft.kind, mergedContent(sides, stored, new Map()), theirs) ? 'done' : 'undone'
    }
    if (isNew) return (await options.lookUpNew?.(content, compare)) ?? 'unknown'
    const answer = await read()
    return 'error' in answer ? 'unknown' : compare(answer.value)
  }

  /** Which side of each conflict is saved; null where that is not decided. */
  async function choose(conflicts: readonly Conflict[]): Promise<ReadonlyMap<string, Side> | null> {
    if (conflicts.length === 0) return new Map()
    return ask((answer) => <ConflictDialog conflicts={conflicts} onAnswer={answer} />)
  }

  function changes(): Difference[] {
    if (draft.base === null) return []
    const { base, mine } = ownSides(parts, draft, shown())
    return changesOf(base, mine)
  }

  function changesSince(base: FormValues): Difference[] {
    const sets = draft.noChanges
    const fields = (values: Form): CardEntries =>
      parts.fields({ values, sets, stored: shown(), edited: sets })
    return draft.loaded ? changesOf(fields(base as Form), fields(draft.loaded)) : []
  }

  /** `sent` says what came of what was sent; without it nothing was. */
  async function failed(problem: CallProblem | null, end: SaveEnd, sent?: Undone): Promise<boolean> {
    if (problem?.error?.kind === 'session') void offerAgain(() => saveAgain.current(), t('save'))
    // What has not been done so far may yet be.
    const wasLost = sent !== undefined && problem !== null && isUnknownResult(problem)
    isInDoubt.current ||= isNew && wasLost
    if (wasLost) {
      options.onUnknown?.()
      readAgain()
    }
    if (problem && !problem.isHandledElsewhere) {
      const isAgain = await ask<boolean>((answer) => (
        <SaveFailed problem={problem} {...(sent ?? unsent(problem))} onAnswer={answer} />
      ))
      if (isAgain) return attempt('never', end)
    }
    if (problem && sent && !wasLost) {
      if (isInformation(problem)) readAgain()
      options.onRefused?.(problem)
    }
    return false
  }

  function readAgain(): void {
    dispatch(api.util.invalidateTags(options.tags))
  }

  const latestSave = useLatest(save)
  const saveAgain = useRef(() => {})
  /** A creation that was sent may be made by now. */
  const isInDoubt = useRef(false)
  return { isBusy: busy, isWorking: busy && dialog === null, dialog, changes, changesSince, note, save }
}

/** A creation that is repeated is refused because of itself: its name is taken by then. */
function isDoubtfulCreation(problem: CallProblem): boolean {
  return mayBeDone(problem) || problem.code !== undefined
}
