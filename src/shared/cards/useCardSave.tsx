import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { api } from '#shared/api/api.ts'
import { isInformation, isUnknownResult, type CallProblem } from '#shared/api/callProblem.ts'
import type { Found, Read } from '#shared/api/lookUp.ts'
import { mayBeDone, write, type Answer, type Ready } from '#shared/api/write.ts'
import type { Difference } from '#shared/changes/change.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { offerAgain } from '#shared/ui/offerAgain.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { useQuestion, type Ask } from './CardDialog.tsx'
import {
  changesAccess,
  compareStored,
  entriesOf,
  ownSides,
  storedEntries,
  type AccessParts,
  type Comparison,
  type FormValues,
  type CardContent,
  type CardSets,
} from './cardParts.ts'
import type { CardDraft } from './useCardDraft.ts'
import { ConflictDialog, ReviewChanges, SaveFailed } from './SaveQuestions.tsx'
import { changesOf, foundIn, withoutSave, type CardEntries, type Saving, type Side } from './merge.ts'
import { recordSave, type KeptAs } from './recordSave.ts'

type CardSaveOptions<Form extends FormValues, Sets extends CardSets, Stored> = Pick<
  Comparison<Form, Sets, Stored>,
  'parts' | 'formOf'
> & {
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
  /** Adds what is on screen now to what was before, which stays as it was; by its parts, if left out. */
  seen?: (before: Partial<Stored>, now: Partial<Stored>) => Partial<Stored>
  /** Why what is stored now cannot be changed any more; null where it can. */
  refusal?: (stored: Stored) => string | null
  /** What of it decides on access. */
  access: AccessParts<Sets>
  send: (stored: Stored, content: CardContent<Form, Sets>) => Promise<Answer>
  /** Whether a creation has made its record, where its answer does not say so; `compare` says whether a record is it. */
  lookUpNew: (content: CardContent<Form, Sets>, compare: (stored: Stored) => Found) => Promise<Found>
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

/** When the changes are shown before they are saved; never where they were shown just before. */
type Review = 'on-access' | 'always' | 'never'

export type SaveOptions = {
  /** Only where access changes, if left out (decision D50). */
  review?: Review
  /** The edit goes on afterwards. */
  keepsEditing?: boolean | undefined
  /** Saves what is on the card by then, where the session ended meanwhile; this same save where it is left out. */
  again?: () => void
  /** Leads to where a new record is seen; offered with its success. */
  see?: () => void
}

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

/** Saves a card: tidy, check, review where access changes, read, decide what conflicts, send, say (beyond 10, 11). */
export function useCardSave<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  options: CardSaveOptions<Form, Sets, Stored>,
): CardSave {
  const { isNew, draft, parts, texts, note = () => null } = options
  const card = { kind: draft.kind, parts, formOf: options.formOf, noChanges: draft.noChanges }
  const { t } = useTranslation('cards')
  const dispatch = useDispatch()
  const { busy, run } = useOneAtATime()
  const { dialog, ask } = useQuestion()
  const seen = useRef<Partial<Stored>>({})
  /** What was sent and may be stored by now. */
  const doubtful = useRef<Saving | null>(null)
  const latest = useLatest({ save, attempt })

  useLayoutEffect(() => {
    if (draft.base === null) doubtful.current = null
    see()
  })

  /** What the sets were loaded from when the first change was made; what is loaded later is added. */
  function see(): void {
    const { shown, seen: add = (before, now) => ({ ...now, ...before }) } = options
    seen.current = draft.isDirty() ? add(seen.current, shown()) : shown()
  }

  function save(how: SaveOptions = {}): Promise<boolean> {
    return run(async () => {
      draft.tidy()
      if (isNew || draft.isDirty()) return attempt(how)
      showToast({ kind: 'info', text: t('noChanges') })
      return false
    }).then((isSaved) => isSaved === true)
  }

  async function attempt(how: SaveOptions): Promise<boolean> {
    const sent: { saving?: Saving } = {}
    const result = await write({
      prepare: (confirm) => prepare(how, (render) => confirm(ask(render)), sent),
    })
    if (result.kind === 'done') return true
    if (result.kind === 'nothing') return result.why === 'stored'
    const { kind, problem } = result
    if (kind === 'session')
      void offerAgain(
        how.again ?? (() => void latest.current.save({ keepsEditing: how.keepsEditing })),
        t('save'),
      )
    const isDoubtful = kind === 'unknown' || (kind === 'refused' && isUnknownResult(problem))
    if (isDoubtful) {
      // What has not been done so far may yet be.
      doubtful.current = sent.saving ?? null
      options.onUnknown?.()
      readAgain()
    }
    if (!problem.isHandledElsewhere) {
      const isAgain = await ask<boolean>((answer) => <SaveFailed {...result} onAnswer={answer} />)
      if (isAgain) return latest.current.attempt({ ...how, review: 'never' })
    }
    if (kind === 'refused' && !isDoubtful) {
      if (isInformation(problem)) readAgain()
      options.onRefused?.(problem)
    }
    return false
  }

  async function prepare(
    how: SaveOptions,
    askNow: Ask,
    sent: { saving?: Saving },
  ): Promise<Ready<unknown, 'stored' | 'left'>> {
    if (isNew && doubtful.current) {
      // The name that is taken by now may be one's own.
      const content = draft.content()
      const after = entriesOf(parts, { ...content, stored: seen.current, edited: content.sets })
      if ((await lookUp(content, { before: new Map(), after })) === 'done') {
        readAgain()
        finish(content, content.sets, how)
        return { why: 'stored' }
      }
    }
    if (!(await options.check(askNow))) return { why: 'left' }
    if (!(await isAccepted(how.review ?? 'on-access', askNow))) return { why: 'left' }
    for (;;) {
      see()
      const answer = await options.read()
      if ('error' in answer) return answer
      const stored = answer.value
      const refusal = options.refusal?.(stored) ?? null
      if (refusal !== null) return { refusal }
      const compared = compareStored(card, draft.edit(), { stored, seen: seen.current })
      if (!compared && !isNew) return { refusal: texts.gone }
      if (!compared || compared.conflicts.length === 0) return ready(stored, compared, how, sent)
      const chosen = await askNow<ReadonlyMap<string, Side> | null>((answer) => (
        <ConflictDialog conflicts={compared.conflicts} onAnswer={answer} />
      ))
      if (chosen === null) return { why: 'left' }
      draft.takeOver(compared.merge(chosen), compared.form)
      seen.current = stored
      // Somebody may have stored something while the question was on screen: it is read once more.
    }
  }

  /** Sends what does not conflict with what is stored, unless that has all of it. */
  function ready(
    stored: Stored,
    compared: ReturnType<typeof compareStored<Form, Sets, Stored>>,
    how: SaveOptions,
    sent: { saving?: Saving },
  ): Ready<unknown, 'stored' | 'left'> {
    const edited = draft.content().sets
    const content = compared?.merge(new Map()) ?? { ...draft.content(), isStored: false }
    const { values, sets, isStored } = content
    if (options.recheck?.(stored, content) === false) return { why: 'left' }
    const saving = {
      before: compared ? withoutSave(compared.sides.theirs, doubtful.current) : new Map(),
      after: entriesOf(parts, { values, sets, stored, edited }),
    }
    if (!isStored)
      return {
        send() {
          sent.saving = saving
          return options.send(stored, content)
        },
        lookUp: () => lookUp(content, saving),
        ...(isNew && { isDoubtful: isDoubtfulCreation }),
        onDone(data) {
          if (data === undefined) readAgain()
          finish(content, edited, how, saving)
        },
      }
    // What is stored without a save of this card is the work of somebody else, and stays theirs.
    if (changesOf(saving.before, saving.after).length > 0) finish(content, edited, how, saving)
    else {
      draft.finish(values, how.keepsEditing ?? false)
      showToast({ kind: 'info', text: t('noChanges') })
    }
    return { why: 'stored' }
  }

  /** Whether the changes are saved as they are shown, where they are shown. */
  async function isAccepted(review: Review, askNow: Ask): Promise<boolean> {
    const edit = draft.edit()
    const isShown =
      review === 'on-access'
        ? changesAccess(options.access, edit.sets, ownSides(card, edit, seen.current))
        : review === 'always'
    return (
      !isShown || askNow((answer) => <ReviewChanges changes={changes()} note={note()} onAnswer={answer} />)
    )
  }

  /** Ends the edit with what is stored now, records it, and says it. */
  function finish(
    { values }: CardContent<Form, Sets>,
    edited: Sets,
    { keepsEditing = false, see }: SaveOptions,
    saving?: Saving,
  ): void {
    doubtful.current = null
    draft.finish(values, keepsEditing)
    recordSave(
      { ...options, ...card },
      {
        // Once it is sent: the words may be the service's.
        title: texts.saved({ values, sets: edited }),
        values,
        edited,
        ...(!isNew && saving && { saving }),
        ...(see && { see: { label: t('see'), onAct: see } }),
      },
    )
  }

  /** Whether the service has by now what was sent; where somebody else has changed it too, that cannot be told. */
  async function lookUp(content: CardContent<Form, Sets>, saving: Saving): Promise<Found> {
    const compare = (stored: Stored): Found => {
      const now = storedEntries(card, stored, content.sets)
      return now ? foundIn(saving, now) : 'undone'
    }
    if (isNew) return options.lookUpNew(content, compare)
    const answer = await options.read()
    return 'error' in answer ? 'unknown' : compare(answer.value)
  }

  function changes(): Difference[] {
    const edit = draft.edit()
    if (edit.base === null) return []
    const { base, mine } = ownSides(card, edit, seen.current)
    return changesOf(base, mine)
  }

  function changesSince(base: FormValues): Difference[] {
    const fields = (values: Form): CardEntries => parts.fields(values, options.shown())
    return draft.loaded ? changesOf(fields(base as Form), fields(draft.loaded)) : []
  }

  function readAgain(): void {
    dispatch(api.util.invalidateTags(options.tags))
  }

  return { isBusy: busy, isWorking: busy && dialog === null, dialog, changes, changesSince, note, save }
}

/** A creation that is repeated is refused because of itself: its name is taken by then. */
function isDoubtfulCreation(problem: CallProblem): boolean {
  return mayBeDone(problem) || problem.code !== undefined
}
