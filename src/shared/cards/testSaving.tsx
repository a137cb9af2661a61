import { act, render, screen } from '@testing-library/react'
import { useEffect, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Found, Read } from '#shared/api/reads.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { currentToasts } from '#shared/ui/toasts.ts'
import { fieldEntries, memberSet } from './cardParts.ts'
import {
  noRoles,
  roles,
  smallForm,
  type SmallContent,
  type SmallForm,
  type SmallSets,
} from './testSmallCard.ts'
import { useCardDraft, type CardDraft } from './useCardDraft.ts'
import { useCardSave, type CardSave } from './useCardSave.tsx'
import './cardTexts.ts'

/** A stored record: its fields and its assigned roles. */
export type Stored = { form: SmallForm | null; given: SmallSets['roles'] }
export type Answer = { data?: unknown; error?: unknown }

export const loaded: SmallForm = { name: 'Auditor', limit: 5 }
export const given = roles({ A: true, B: false })
const done: Answer = { data: { informationCode: 'A10' } }
export const fault = (fields: Partial<ApiError>): Answer => ({
  error: { kind: 'status', call: 'modifyRole', message: null, at: 0, ...fields },
})

/** What the card on screen has. */
export let draft: CardDraft<SmallForm, SmallSets>
export let saving: CardSave
/** Dispatched actions. */
export let dispatched: jest.SpyInstance
export const service = {
  stored: { form: loaded, given } as Stored,
  /** Roles the card has loaded. */
  shown: given,
  read: jest.fn<Promise<Read<Stored>>, []>(),
  send: jest.fn<Promise<Answer>, [Stored, SmallContent]>(),
  lookUpNew: jest.fn<Promise<Found>, [SmallContent, (stored: Stored) => Found]>(),
  check: jest.fn<Promise<boolean>, []>(),
  recheck: jest.fn<boolean, [Stored, SmallContent]>(),
  refusal: jest.fn<string | null, [Stored]>(),
  onUnknown: jest.fn<void, []>(),
  onRefused: jest.fn<void, [unknown]>(),
}

function Card({ isNew }: { isNew: boolean }): ReactElement {
  const own = useCardDraft<SmallForm, SmallSets>({
    cardForm: smallForm,
    loaded: isNew ? null : loaded,
    noChanges: noRoles,
  })
  const save = useCardSave<SmallForm, SmallSets, Stored>({
    ...service,
    draft: own,
    tags: ['role'],
    shown: () => ({ given: service.shown }),
    formOf: ({ form }) => form,
    parts: {
      fields: (values) =>
        fieldEntries(smallForm, values, {
          label: (field) => field,
          text: (field, form) => String(form[field] ?? ''),
        }),
      sets: {
        roles: memberSet({
          key: (name) => `role:${name}`,
          loaded: (stored) => stored.given ?? new Map(),
          unlisted: false,
          label: String,
          text: (isGiven) => (isGiven ? 'dado' : 'quitado'),
        }),
      },
    },
    access: { sets: ['roles'], entries: ['limit'] },
    record: {
      id: isNew ? 0 : 7,
      address: { list: '/roles', path: (id) => `/roles/${id}` },
      nameInForm: ({ name }) => name,
      calls: { create: 'createRole', modify: 'modifyRole' },
      isDeletable: false,
    },
    texts: { saved: ({ values }) => `Guardado: ${values.name}`, gone: 'Ya no existe' },
  })
  useEffect(() => {
    ;[draft, saving] = [own, save]
  })
  return <>{save.dialog}</>
}

/** Prepares each test of a file that saves the card. */
export function prepareSaving(): void {
  prepareScreens()
  beforeEach(() => {
    jest.resetAllMocks()
    service.stored = { form: loaded, given }
    service.shown = given
    service.read.mockImplementation(() => Promise.resolve({ data: service.stored }))
    service.send.mockResolvedValue(done)
    service.lookUpNew.mockResolvedValue('unknown')
    service.check.mockResolvedValue(true)
    service.recheck.mockReturnValue(true)
    service.refusal.mockReturnValue(null)
  })
}

export type Changes = Partial<SmallForm> & { ticked?: Record<string, boolean> }

/** Shows the card of the record and makes these changes. */
export function edit({ ticked, ...fields }: Changes, isNew = false): void {
  const store = freshStore()
  dispatched = jest.spyOn(store, 'dispatch')
  render(
    <Provider store={store}>
      <Card isNew={isNew} />
    </Provider>,
  )
  act(() => draft.beginEdit())
  act(() => {
    for (const [name, value] of Object.entries(fields))
      draft.form.setValue(name as keyof SmallForm, value, { shouldDirty: true })
    if (ticked) draft.change('roles', roles(ticked))
  })
}

/** Starts a save; await its result once its questions are answered. */
export async function save(
  how: Parameters<CardSave['save']>[0] = { review: 'never' },
): Promise<{ saved: Promise<boolean> }> {
  let saved: Promise<boolean> | undefined
  await act(async () => {
    saved = saving.save(how)
    await Promise.resolve()
  })
  return { saved: saved! }
}

export const sent = (): unknown =>
  service.send.mock.calls.map(([, { values, sets }]) => ({ ...values, ...Object.fromEntries(sets.roles) }))
export const toasts = (): unknown => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)
export const isShown = (): boolean => screen.queryByRole('alertdialog') !== null
