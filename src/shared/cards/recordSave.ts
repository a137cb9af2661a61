import { recordChange } from '#shared/changes/changes.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import type { CardAddress } from './cardAddress.ts'
import type { FormValues } from './cardForm.ts'
import { changesOf, type CardEntries } from './merge.ts'
import { saveStep, type SavedCard } from './saveStep.ts'
import type { CardDraft, CardSets } from './useCardDraft.ts'

export type KeptAs<Form> = {
  /** 0 for a new record. */
  id: number
  address: Pick<CardAddress<never>, 'list'> & { path: (id: number) => string }
  nameOf: (values: Form) => string
  /** Ids of the endpoints. */
  calls: { create: string; modify: string }
  /** Whether the service deletes such records. */
  isDeletable: boolean
}

type Saving<Form extends FormValues, Sets extends CardSets, Stored extends object> = Pick<
  SavedCard<Form, Sets, Stored>,
  'read' | 'formOf' | 'refusal' | 'mergeSets' | 'send' | 'parts'
> & { draft: Pick<CardDraft<Form, Sets>, 'kind' | 'noChanges'>; kept: KeptAs<Form> }

export type Saved<Form, Sets> = {
  /** What was done, in words. */
  title: string
  values: Form
  /** The sets that were changed. */
  edited: Sets
  /** Everything that is compared; absent of a new record. */
  sides?: { before: CardEntries; after: CardEntries }
  /** What is offered about a new record. */
  see?: ToastContent['action']
}

/** Keeps a save among the changes of this session, and says it. */
export function recordSave<Form extends FormValues, Sets extends CardSets, Stored extends object>(
  { draft: { kind, noChanges }, kept, ...calls }: Saving<Form, Sets, Stored>,
  { title, values, edited, sides, see }: Saved<Form, Sets>,
): void {
  const { id, address, nameOf, isDeletable } = kept
  const name = nameOf(values)
  const about = { title: () => title, name: () => name }
  if (!sides) {
    recordChange({
      ...about,
      call: kept.calls.create,
      path: address.list,
      undo: { noWay: () => i18n.t(isDeletable ? 'changes:created' : 'changes:createdForGood') },
    })
    showToast({ kind: 'success', text: title, about: name, ...(see && { action: see }) })
    return
  }
  // In words at once: what names them may be gone from the memory of the page by the time that they are read.
  const differences = changesOf(sides.before, sides.after)
  recordChange(
    {
      ...about,
      call: kept.calls.modify,
      path: address.path(id),
      differences: () => differences,
      undo: [saveStep({ ...calls, ...sides, name, kind, edited, noChanges })],
    },
    { text: title },
  )
}
