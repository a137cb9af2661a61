import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { api } from '#shared/api/api.ts'
import {
  isInformation,
  isUnknownResult,
  type CallProblem,
  write,
  type Answer,
  type Ready,
} from '#shared/api/write.ts'
import type { Found, Read } from '#shared/api/reads.ts'
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
import { changesOf, foundIn, withoutSave, type CardEntries, type Saving, type Side } from './merge.ts'
import { recordSave, type RecordInfo } from './recordSave.ts'

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
  /** Tags to invalidate when the result is unknown or nothing had to be done (decision D21). */
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
  const { draft, parts, texts, note = () => null } = options
  const isNew = options.record.id === 0
  const card = { ...options, cardForm: draft.cardForm, noChanges: draft.noChanges }
  const { t } = useTranslation('cards')
  const dispatch = useDispatch()
  const { busy, run } = useOneAtATime()
  const { dialog, ask } = useQuestion()
  const loadedAtEdit = useRef<Partial<Stored>>({})
  /** What this attempt has sent. */
  const sent = useRef<Saving | null>(null)
  /** A sent save with an unknown result. */
  const doubtful = useRef<Saving | null>(null)
  const latest = useLatest({ save, attempt })

  useLayoutEffect(() => {
    if (draft.base === null) doubtful.current = null
    rememberLoaded()
  })

  /** Keeps the loaded data as it was at the first change; adds what loads later. */
  function rememberLoaded(): void {
    const { shown, mergeLoaded = (before, now) => ({ ...now, ...before }) } = options
    loadedAtEdit.current = draft.isDirty() ? mergeLoaded(loadedAtEdit.current, shown()) : shown()
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
    sent.current = null
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
    const isDoubtful = kind === 'unknown' || (kind === 'refused' && isUnknownResult(problem))
    if (isDoubtful) {
      // A failed write may still succeed later.
      doubtful.current = sent.current
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

  async function prepare(how: SaveOptions, askNow: Ask): Promise<Ready<unknown, 'stored' | 'cancelled'>> {
    if (isNew && doubtful.current) {
      // An earlier try may have created the record although its answer was lost; then its name is taken by us.
      const content = draft.content()
      const after = entriesOf(parts, { ...content, stored: loadedAtEdit.current, edited: content.sets })
      if ((await lookUp(content, { before: new Map(), after })) === 'done') {
        readAgain()
        finish(content, content.sets, how)
        return { why: 'stored' }
      }
    }
    if (!(await options.check(askNow))) return { why: 'cancelled' }
    if (!(await isAccepted(how.review ?? 'on-access', askNow))) return { why: 'cancelled' }
    for (;;) {
      rememberLoaded()
      const answer = await options.read()
      if ('error' in answer) return answer
      const stored = answer.data
      const refusal = options.refusal?.(stored) ?? null
      if (refusal !== null) return { refusal }
      const compared = compareStored(card, draft.edit(), { stored, loaded: loadedAtEdit.current })
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

  /** Describes the request for the merged record; ends the save if all of it is stored already. */
  function ready(
    stored: Stored,
    compared: ReturnType<typeof compareStored<Form, Sets, Stored>>,
    how: SaveOptions,
  ): Ready<unknown, 'stored' | 'cancelled'> {
    const edited = draft.content().sets
    const content = compared?.merge(new Map()) ?? { ...draft.content(), isStored: false }
    const { values, sets, isStored } = content
    if (options.recheck?.(stored, content) === false) return { why: 'cancelled' }
    const saving = {
      before: compared ? withoutSave(compared.sides.theirs, doubtful.current) : new Map(),
      after: entriesOf(parts, { values, sets, stored, edited }),
    }
    if (!isStored)
      return {
        send() {
          sent.current = saving
          return options.send(stored, content)
        },
        lookUp: () => lookUp(content, saving),
        isCreation: isNew,
        onDone(data) {
          if (data === undefined) readAgain()
          finish(content, edited, how, saving)
        },
      }
    // All is stored already: by our own save whose answer was lost, or by others.
    if (changesOf(saving.before, saving.after).length > 0) finish(content, edited, how, saving)
    else {
      draft.finish(values, how.keepsEditing ?? false)
      showToast({ kind: 'info', text: t('noChanges') })
    }
    return { why: 'stored' }
  }

  /** Whether the review, if any, was accepted. */
  async function isAccepted(review: Review, askNow: Ask): Promise<boolean> {
    const edit = draft.edit()
    const isShown =
      review === 'on-access'
        ? changesAccess(options.access, edit.sets, ownSides(card, edit, loadedAtEdit.current))
        : review === 'always'
    return (
      !isShown || askNow((answer) => <ReviewChanges changes={changes()} note={note()} onAnswer={answer} />)
    )
  }

  /** Ends the edit with the stored values, records it, and reports it. */
  function finish(
    { values }: CardContent<Form, Sets>,
    edited: Sets,
    { keepsEditing = false, see }: SaveOptions,
    saving?: Saving,
  ): void {
    doubtful.current = null
    draft.finish(values, keepsEditing)
    recordSave(card, {
      // Computed only now: the service's answer can change the text.
      title: texts.saved({ values, sets: edited }),
      values,
      edited,
      saving: isNew ? undefined : saving,
      see,
    })
  }

  /** Looks up whether the sent changes are stored; unknown if others changed them too. */
  async function lookUp(content: CardContent<Form, Sets>, saving: Saving): Promise<Found> {
    const compare = (stored: Stored): Found => {
      const now = storedEntries(card, stored, content.sets)
      return now ? foundIn(saving, now) : 'undone'
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

  function readAgain(): void {
    dispatch(api.util.invalidateTags(options.tags))
  }

  return { isBusy: busy, isWorking: busy && dialog === null, dialog, changes, changesSince, note, save }
}
