import { useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { api } from '#shared/api/api.ts'
import { isInformation, isUnknownResult, type CallProblem } from '#shared/api/callProblem.ts'
import type { Found, Read } from '#shared/api/lookUp.ts'
import { mayBeDone, write, type Answer, type Ready } from '#shared/api/write.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { offerAgain } from '#shared/ui/offerAgain.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { changesAccess, type AccessParts, type Review } from './accessTable.ts'
import type { FormValues } from './cardForm.ts'
import { compareStored, entriesOf, ownChanges, type Comparison } from './cardParts.ts'
import type { Difference } from '#shared/changes/change.ts'
import { recordSave, type KeptAs, type Saved } from './recordSave.ts'
import { ReviewChanges } from './ReviewChanges.tsx'
import { changesOf, type CardEntries, type Side } from './merge.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { SaveFailed } from './SaveFailed.tsx'
import type { CardContent, CardDraft, CardSets } from './useCardDraft.ts'
import { useQuestion, type Ask } from './CardDialog.tsx'

type CardSaveOptions<Form extends FormValues, Sets extends CardSets, Stored> = Comparison<
  Form,
  Sets,
  Stored
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
  /** Why what is stored now cannot be changed any more; null where it can. */
  refusal?: (stored: Stored) => string | null
  /** What of it decides on access. */
  access: AccessParts<Sets>
  send: (stored: Stored, content: CardContent<Form, Sets>) => Promise<Answer>
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

/** Saves a card: tidy, check, review where access changes, read again, merge, send, say (beyond 10, 11). */
export function useCardSave<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  options: CardSaveOptions<Form, Sets, Stored>,
): CardSave {
  const { isNew, draft, parts, send, texts, note = () => null } = options
  type Content = CardContent<Form, Sets>
  const { t } = useTranslation('cards')
  const dispatch = useDispatch()
  const { busy, run } = useOneAtATime()
  const { dialog, ask } = useQuestion()

  function save(how: SaveOptions = {}): Promise<boolean> {
    return run(async () => {
      draft.tidy()
      if (isNew || draft.isDirty()) return attempt(how)
      showToast({ kind: 'info', text: t('noChanges') })
      return false
    }).then((isSaved) => isSaved === true)
  }

  async function attempt(how: SaveOptions): Promise<boolean> {
    const result = await write({ prepare: (confirm) => prepare(how, (render) => confirm(ask(render))) })
    if (result.kind === 'done') return true
    if (result.kind === 'nothing') return result.why === 'stored'
    if (result.kind === 'session') void offerSave(how)
    const { kind, problem } = result
    const wasSent = kind === 'refused' || kind === 'unknown'
    const wasLost = wasSent && isUnknownResult(problem)
    // What has not been done so far may yet be.
    isInDoubt.current ||= isNew && wasLost
    if (wasLost) options.onUnknown?.()
    if (wasLost) readAgain()
    if (!problem.isHandledElsewhere) {
      const isAgain = await ask<boolean>((answer) => <SaveFailed {...result} onAnswer={answer} />)
      if (isAgain) return attempt({ ...how, review: 'never' })
    }
    if (wasSent && !wasLost) {
      if (isInformation(problem)) readAgain()
      options.onRefused?.(problem)
    }
    return false
  }

  async function prepare(how: SaveOptions, askNow: Ask): Promise<Ready<unknown, 'stored' | 'left'>> {
    // The name that is taken by now may be one's own.
    if (isInDoubt.current && (await lookUp(draft.content(), options.shown())) === 'done') {
      readAgain()
      finish(draft.content(), how)
      return { why: 'stored' }
    }
    if (!(await options.check(askNow))) return { why: 'left' }
    if (!(await isAccepted(how.review ?? 'on-access', askNow))) return { why: 'left' }
    const shown = options.shown()
    const answer = await options.read()
    if ('error' in answer) return answer
    const stored = answer.value
    const refusal = options.refusal?.(stored) ?? null
    if (refusal !== null) return { refusal }
    const theirs = compareStored(options, stored, shown)
    if (!theirs && !isNew) return { refusal: texts.gone }
    const mine = draft.content()
    const conflicts = theirs?.conflicts ?? []
    const chosen =
      conflicts.length === 0
        ? new Map<string, Side>()
        : await askNow<ReadonlyMap<string, Side> | null>((answer) => (
            <ConflictDialog conflicts={conflicts} onAnswer={answer} />
          ))
    if (chosen === null) return { why: 'left' }
    const content = theirs ? theirs.merge(chosen) : { ...mine, isStored: false }
    const { values, sets, isStored } = content
    if (theirs && conflicts.length > 0) draft.takeOver(content, theirs.theirs)
    if (options.recheck?.(stored, content) === false) return { why: 'left' }
    // Once it is sent: the words may be the service's.
    const about = () => ({ title: texts.saved(conflicts.length > 0 ? content : mine), edited: mine.sets })
    if (!isStored)
      return {
        send: () => send(stored, content),
        lookUp: () => lookUp(content, shown),
        ...(isNew && { isDoubtful: isDoubtfulCreation }),
        onDone() {
          const after = (): CardEntries => entriesOf(parts, { values, sets, stored, edited: mine.sets })
          const sides = theirs && { sides: { before: theirs.sides.theirs, after: after() } }
          finish(content, how, { ...about(), ...sides })
        },
      }
    if (conflicts.length > 0) {
      draft.finish(values, how.keepsEditing ?? false)
      showToast({ kind: 'info', text: t('noChanges') })
    }
    // Without a conflict, what is stored already was sent before, and its answer was lost (hardening T76).
    else
      finish(content, how, { ...about(), sides: { before: theirs!.sides.base, after: theirs!.sides.theirs } })
    return { why: 'stored' }
  }

  /** Whether the changes are saved as they are shown, where they are shown. */
  async function isAccepted(review: Review, askNow: Ask): Promise<boolean> {
    const isShown =
      review === 'on-access'
        ? changesAccess(options.access, parts, draft, options.shown())
        : review === 'always'
    return (
      !isShown || askNow((answer) => <ReviewChanges changes={changes()} note={note()} onAnswer={answer} />)
    )
  }

  /** Ends the edit with what is stored now, and says it. */
  function finish(
    content: Content,
    { keepsEditing = false, see }: SaveOptions,
    saved: Pick<Saved<Form, Sets>, 'title' | 'edited' | 'sides'> = {
      title: texts.saved(content),
      edited: content.sets,
    },
  ): void {
    isInDoubt.current = false
    draft.finish(content.values, keepsEditing)
    recordSave(options, {
      ...saved,
      values: content.values,
      ...(see && { see: { label: t('see'), onAct: see } }),
    })
  }

  /** Whether the service has by now what was sent; where somebody else has changed it too, that cannot be told. */
  async function lookUp(content: Content, shown: Partial<Stored>): Promise<Found> {
    const compare = (stored: Stored): Found => {
      const theirs = compareStored(options, stored, shown)
      if (!theirs) return 'undone'
      if (theirs.conflicts.length > 0) return 'unknown'
      return theirs.merge(new Map()).isStored ? 'done' : 'undone'
    }
    if (isNew) return (await options.lookUpNew?.(content, compare)) ?? 'unknown'
    const answer = await options.read()
    return 'error' in answer ? 'unknown' : compare(answer.value)
  }

  const changes = (): Difference[] => ownChanges(parts, draft, options.shown())

  function changesSince(base: FormValues): Difference[] {
    const sets = draft.noChanges
    const fields = (values: Form): CardEntries =>
      parts.fields({ values, sets, stored: options.shown(), edited: sets })
    return draft.loaded ? changesOf(fields(base as Form), fields(draft.loaded)) : []
  }

  function offerSave({ keepsEditing, again }: SaveOptions): Promise<void> {
    return offerAgain(again ?? (() => void latestSave.current({ keepsEditing })), t('save'))
  }

  function readAgain(): void {
    dispatch(api.util.invalidateTags(options.tags))
  }

  const latestSave = useLatest(save)
  /** A creation that was sent may be made by now. */
  const isInDoubt = useRef(false)
  return { isBusy: busy, isWorking: busy && dialog === null, dialog, changes, changesSince, note, save }
}

/** A creation that is repeated is refused because of itself: its name is taken by then. */
function isDoubtfulCreation(problem: CallProblem): boolean {
  return mayBeDone(problem) || problem.code !== undefined
}
