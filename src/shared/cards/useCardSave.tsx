import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { api } from '#shared/api/api.ts'
import { isInformation, type CallProblem, write, type Answer, type Ready } from '#shared/api/write.ts'
import { isOutcomeOpen } from '#shared/api/apiError.ts'
import { notifyFoundDone, type Found, type Read } from '#shared/api/reads.ts'
import type { Difference } from '#shared/changes/change.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
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
import { changesOf, outcomeIn, withoutSave, type CardEntries, type Side } from './merge.ts'
import { recordSave, type RecordInfo, type SentChange } from './recordSave.ts'

type CardSaveOptions<Form extends FormValues, Sets extends CardSets, Stored> = Pick<
  Comparison<Form, Sets, Stored>,
  'parts' | 'formOf'
> & {
  draft: CardDraft<Form, Sets>
  /** Shows the first error on any tab; true if there is none. `ask` shows a question as part of the save. */
  check: (ask: Ask) => Promise<boolean>
  /** The same against the record just read, such as a name taken meanwhile. False stops the save. */
  recheck?: (stored: Stored, content: CardContent<Form, Sets>) => boolean
  /** Reads the record and all that its body needs, without the cache. */
  read: () => Promise<Read<Stored>>
  /** The loaded data on screen. */
  shown: () => Partial<Stored>
  /** Combines data loaded before the first change with data loaded since; the older wins. By property if omitted. */
  mergeLoaded?: (before: Partial<Stored>, now: Partial<Stored>) => Partial<Stored>
  /** Why the stored record can no longer be changed; null if it can. */
  refusal?: (stored: Stored) => string | null
  /** The parts that decide on access. */
  access: AccessParts<Sets>
  send: (stored: Stored, content: CardContent<Form, Sets>) => Promise<Answer>
  /** Looks up whether a creation succeeded after a lost answer; `compare` tells if a record is the created one. */
  lookUpNew: (content: CardContent<Form, Sets>, compare: (stored: Stored) => Found) => Promise<Found>
  /** The tags that a save invalidates; also invalidated when its result is unknown or it is stored already (D21). */
  tags: Parameters<typeof api.util.invalidateTags>[0]
  /** The result of the last save is unknown. */
  onUnknown?: () => void
  /** The service answered with a refusal. */
  onRefused?: (problem: CallProblem) => void
  /** Effect of the changes, shown in the review. */
  note?: () => ReactNode
  /** How the save appears in the undo history. */
  record: RecordInfo<Form>
  texts: { saved: (content: CardContent<Form, Sets>) => string; gone: string }
}

/** When to review the changes; never if they were just shown. */
type Review = 'on-access' | 'always' | 'never'

export type SaveOptions = {
  /** If omitted, only when access changes (decision D50). */
  review?: Review
  /** Continues the edit after the save. */
  keepsEditing?: boolean | undefined
  /** What the button after re-authentication does; if omitted, it saves this card with the same options. */
  again?: () => void
  /** Opens the new record in its list; offered with the success message. */
  see?: () => void
}

export type CardSave = {
  /** From the press to the end of the save, questions included. */
  isBusy: boolean
  /** False while a question is open. */
  isWorking: boolean
  dialog: ReactElement | null
  changes: () => Difference[]
  /** Field changes stored by others since these base values. */
  changesSince: (base: FormValues) => Difference[]
  note: () => ReactNode
  /** True once everything is saved. */
  save: (how?: SaveOptions) => Promise<boolean>
}

/** Saves a card: tidy, check, review if access changes, read, resolve conflicts, send, report (beyond 10, 11). */
export function useCardSave<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  options: CardSaveOptions<Form, Sets, Stored>,
): CardSave {
  const { draft, parts, texts, record, note = () => null } = options
  const isNew = record.id === 0
  const card = { ...options, cardForm: draft.cardForm, noChanges: draft.noChanges }
  const { t } = useTranslation('cards')
  const dispatch = useDispatch()
  const { busy, run } = useOneAtATime()
  const { dialog, ask } = useQuestion()
  const loadedAtEdit = useRef<Partial<Stored>>({})
  /** What this attempt has sent. */
  const sentChange = useRef<SentChange<Sets> | null>(null)
  /** What an earlier attempt has sent, and the service may have stored although it did not confirm it. */
  const unconfirmedChange = useRef<SentChange<Sets> | null>(null)
  const latest = useLatest({ save, attempt })

  useLayoutEffect(() => {
    if (draft.base === null) unconfirmedChange.current = null
    rememberLoaded()
  })

  /** Keeps the loaded data as it was at the first change; adds what loads later. */
  function rememberLoaded(): void {
    const { shown, mergeLoaded = (before, now) => ({ ...now, ...before }) } = options
    loadedAtEdit.current =
      unconfirmedChange.current || draft.isDirty() ? mergeLoaded(loadedAtEdit.current, shown()) : shown()
  }

  function save(how: SaveOptions = {}): Promise<boolean> {
    return run(async () => {
      draft.tidy()
      if (isNew || unconfirmedChange.current || draft.isDirty()) return attempt(how)
      showToast({ kind: 'info', text: t('noChanges') })
      return false
    }).then((isSaved) => isSaved === true)
  }

  async function attempt(how: SaveOptions): Promise<boolean> {
    sentChange.current = null
    const result = await write({
      prepare: (confirm) => prepare(how, (render) => confirm(ask(render))),
      again: {
        act: how.again ?? (() => void latest.current.save({ keepsEditing: how.keepsEditing })),
        label: t('save'),
      },
    })
    if (result.kind === 'done') return true
    if (result.kind === 'nothing') return result.why === 'stored'
    const { kind, problem } = result
    // A write that was looked up as not done may still succeed later.
    const isUnconfirmed = kind === 'unknown' || (kind === 'refused' && isOutcomeOpen(problem.error))
    if (isUnconfirmed) {
      unconfirmedChange.current = sentChange.current
      options.onUnknown?.()
      invalidate()
    }
    if (!problem.isHandledElsewhere) {
      const isAgain = await ask<boolean>((answer) => <SaveFailed {...result} onAnswer={answer} />)
      if (isAgain) return latest.current.attempt({ ...how, review: 'never' })
    }
    if (kind === 'refused' && !isUnconfirmed) {
      if (isInformation(problem)) invalidate()
      options.onRefused?.(problem)
    }
    return false
  }

  /** Checks, reviews, reads and merges. Finishes the save itself if all of it is stored already. */
  async function prepare(how: SaveOptions, askNow: Ask): Promise<Ready<unknown, 'stored' | 'cancelled'>> {
    if (isNew && unconfirmedChange.current) {
      // An earlier try may have created the record although its answer was lost; then its name is taken by us.
      const content = draft.content()
      const change = changeTo(content, loadedAtEdit.current, new Map())
      if ((await lookUp(content, change)) === 'done') return finishStored(content.values, how, change)
    }
    if (!(await options.check(askNow))) return { why: 'cancelled' }
    if (!(await isAccepted(how, askNow))) return { why: 'cancelled' }
    for (;;) {
      rememberLoaded()
      const answer = await options.read()
      if ('error' in answer) return answer
      const stored = answer.data
      const refusal = options.refusal?.(stored) ?? null
      if (refusal !== null) return { refusal }
      const edit = { ...draft.edit(), edited: editedSets() }
      const compared = compareStored(card, edit, { stored, loaded: loadedAtEdit.current })
      if (!compared && !isNew) return { refusal: texts.gone }
      if (!compared || compared.conflicts.length === 0) return ready(stored, compared, how)
      const chosen = await askNow<ReadonlyMap<string, Side> | null>((answer) => (
        <ConflictDialog conflicts={compared.conflicts} onAnswer={answer} />
      ))
      if (chosen === null) return { why: 'cancelled' }
      draft.takeOver(compared.merge(chosen), compared.form)
      loadedAtEdit.current = stored
      // Others may have saved while the question was open: read again.
    }
  }

  /** Describes the request for the merged record; finishes the save if all of it is stored already. */
  function ready(
    stored: Stored,
    compared: ReturnType<typeof compareStored<Form, Sets, Stored>>,
    how: SaveOptions,
  ): Ready<unknown, 'stored' | 'cancelled'> {
    const content = compared?.merge(new Map()) ?? { ...draft.content(), isStored: false }
    const { values, isStored } = content
    if (options.recheck?.(stored, content) === false) return { why: 'cancelled' }
    const before = compared ? withoutSave(compared.sides.theirs, unconfirmedChange.current) : new Map()
    const change = changeTo(content, stored, before)
    if (isStored) return finishStored(values, how, change)
    return {
      send() {
        sentChange.current = change
        return options.send(stored, content)
      },
      lookUp: () => lookUp(content, change),
      isCreation: isNew,
      onDone(data) {
        if (data === undefined) invalidate()
        finish(values, how, change)
      },
    }
  }

  /** Whether the review, if any, was accepted. */
  async function isAccepted({ review = 'on-access' }: SaveOptions, askNow: Ask): Promise<boolean> {
    const edit = draft.edit()
    const isShown =
      review === 'on-access'
        ? changesAccess(options.access, edit.sets, ownSides(card, edit, loadedAtEdit.current))
        : review === 'always'
    return (
      !isShown || askNow((answer) => <ReviewChanges changes={changes()} note={note()} onAnswer={answer} />)
    )
  }

  /** Finishes a save that is stored already: by an earlier attempt whose answer was lost, or by others. */
  function finishStored(values: Form, how: SaveOptions, change: SentChange<Sets>): { why: 'stored' } {
    invalidate()
    if (changesOf(change.before, change.after).length > 0) {
      notifyFoundDone(isNew ? record.calls.create : record.calls.modify)
      finish(values, how, change)
    } else {
      draft.finish(values, how.keepsEditing)
      showToast({ kind: 'info', text: t('noChanges') })
    }
    return { why: 'stored' }
  }

  /** Ends the edit with the stored values, records it, and reports it. */
  function finish(values: Form, { keepsEditing, see }: SaveOptions, change: SentChange<Sets>): void {
    unconfirmedChange.current = null
    draft.finish(values, keepsEditing)
    recordSave(card, { values, change, see })
  }

  /** The sets with changes of this card or of the unconfirmed change. */
  function editedSets(): Sets {
    const { sets } = draft.content()
    const sent = unconfirmedChange.current?.edited
    if (!sent) return sets
    const both = Object.entries(sets).map(([name, own]) => [name, new Map([...sent[name]!, ...own])])
    return Object.fromEntries(both) as Sets
  }

  function changeTo(
    content: CardContent<Form, Sets>,
    stored: Partial<Stored>,
    before: CardEntries,
  ): SentChange<Sets> {
    const edited = editedSets()
    return { before, after: entriesOf(parts, { ...content, stored, edited }), edited }
  }

  /** Looks up whether the sent changes are stored; unknown if others changed them too. */
  async function lookUp(content: CardContent<Form, Sets>, change: SentChange<Sets>): Promise<Found> {
    const compare = (stored: Stored): Found => {
      const form = options.formOf(stored)
      if (!form) return 'notDone'
      return outcomeIn(change, storedEntries(card, { stored, form, edited: change.edited }))
    }
    if (isNew) return options.lookUpNew(content, compare)
    const answer = await options.read()
    return 'error' in answer ? 'unknown' : compare(answer.data)
  }

  function changes(): Difference[] {
    const edit = draft.edit()
    if (edit.base === null) return []
    const { base, mine } = ownSides(card, edit, loadedAtEdit.current)
    return changesOf(base, mine)
  }

  function changesSince(base: FormValues): Difference[] {
    const fields = (values: Form): CardEntries => parts.fields(values, options.shown())
    return draft.loaded ? changesOf(fields(base as Form), fields(draft.loaded)) : []
  }

  function invalidate(): void {
    dispatch(api.util.invalidateTags(options.tags))
  }

  return { isBusy: busy, isWorking: busy && dialog === null, dialog, changes, changesSince, note, save }
}
