import type { Found, Read } from '#shared/api/reads.ts'
import type { Answer } from '#shared/api/write.ts'
import type { UndoLook, UndoStep } from '#shared/changes/change.ts'
import { recordChange } from '#shared/changes/changes.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast } from '#shared/ui/toasts.ts'
import type { CardAddress } from './cardAddress.ts'
import {
  mergedContent,
  storedEntries,
  type Comparison,
  type FormValues,
  type CardContent,
  type CardSets,
} from './cardParts.ts'
import { changesOf, ownConflicts, type BeforeAfter, type Side } from './merge.ts'

export type RecordInfo<Form> = {
  /** 0 for a new record. */
  id: number
  address: Pick<CardAddress<never>, 'list'> & { path: (id: number) => string }
  nameInForm: (values: Form) => string
  /** Ids of the endpoints. */
  calls: { create: string; modify: string }
  /** Whether the service can delete such records. */
  isDeletable: boolean
}

/** A card, and the calls to undo a save of it. */
type SavedCard<Form extends FormValues, Sets extends CardSets, Stored extends object> = Comparison<
  Form,
  Sets,
  Stored
> & {
  record: RecordInfo<Form>
  read: () => Promise<Read<Stored>>
  refusal?: ((stored: Stored) => string | null) | undefined
  send: (stored: Stored, content: CardContent<Form, Sets>) => Promise<Answer>
  texts: { saved: (content: CardContent<Form, Sets>) => string }
}

/** A change sent to the service; `edited` are the sets it compares. */
export type SentChange<Sets> = BeforeAfter & { edited: Sets }

type Saved<Form, Sets> = {
  values: Form
  change: SentChange<Sets>
  /** Opens the new record in its list; offered after a creation. */
  see: (() => void) | undefined
}

/** Adds a save to the undo history, and reports it. */
export function recordSave<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  card: SavedCard<Form, Sets, Stored>,
  { values, change, see }: Saved<Form, Sets>,
): void {
  const { id, address, nameInForm: nameOf, calls, isDeletable } = card.record
  const name = nameOf(values)
  // Computed only now: the service's answer can change the text.
  const title = card.texts.saved({ values, sets: change.edited })
  const about = { title: () => title, name: () => name }
  if (id === 0) {
    recordChange({
      ...about,
      call: calls.create,
      path: address.list,
      undo: { noWay: () => i18n.t(isDeletable ? 'changes:created' : 'changes:createdForGood') },
    })
    const action = see && { action: { label: i18n.t('cards:see'), onAct: see } }
    showToast({ kind: 'success', text: title, about: name, ...action })
    return
  }
  // Texts are resolved now, because the names may have left the cache later.
  const differences = changesOf(change.before, change.after)
  recordChange(
    {
      ...about,
      call: calls.modify,
      path: address.path(id),
      differences: () => differences,
      undo: [saveStep(card, name, change)],
    },
    { text: title },
  )
}

/**
 * Undo of a save: restores the values it changed in the currently stored record. Values changed by others since stay,
 * and are listed.
 */
function saveStep<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  card: SavedCard<Form, Sets, Stored>,
  name: string,
  { before, after, edited }: SentChange<Sets>,
): UndoStep {
  /** The record after the undo, and what cannot be restored; null if it is deleted. */
  function takenBack(stored: Stored) {
    const form = card.formOf(stored)
    if (!form) return null
    const now = { stored, form, edited }
    const sides = { base: after, mine: before, theirs: storedEntries(card, now) }
    const left = ownConflicts(sides)
    const chosen = new Map<string, Side>(left.map(({ key }) => [key, 'theirs']))
    const content = mergedContent(card, sides, now, chosen)
    return { content, left: left.length === 0 ? null : left.map(({ label }) => label).join(', ') }
  }

  return {
    name,
    async look(): Promise<UndoLook> {
      const answer = await card.read()
      if ('error' in answer) return answer
      const stored = answer.data
      const back = takenBack(stored)
      if (back === null) return { changed: null }
      if (back.content.isStored) return back.left === null ? { isBack: true } : { changed: back.left }
      const reason = card.refusal?.(stored) ?? null
      if (reason !== null) return { refusal: reason }
      return { send: () => card.send(stored, back.content), left: back.left }
    },
    async isBack(): Promise<Found> {
      const answer = await card.read()
      if ('error' in answer) return 'unknown'
      return takenBack(answer.data)?.content.isStored ? 'done' : 'notDone'
    },
  }
}
