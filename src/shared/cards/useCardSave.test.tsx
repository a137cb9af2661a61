import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { useEffect, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import { api } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { createStore } from '#shared/api/createStore.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { dialog, pressInDialog, prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { fieldEntries } from './cardForm.ts'
import { changesLeft, memberEntries } from './cardParts.ts'
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

/** What the service has of a record: its fields, and which of its roles are given. */
type Stored = { form: SmallForm | null; given: SmallSets['roles'] }
type Answer = { data?: unknown; error?: unknown }

const loaded: SmallForm = { name: 'Auditor', limit: 5 }
const given = roles({ A: true, B: false })
const done: Answer = { data: { informationCode: 'A10' } }
const fault = (fields: Partial<ApiError>): Answer => ({
  error: { kind: 'status', call: 'modifyRole', message: null, at: 0, ...fields },
})

let draft: CardDraft<SmallForm, SmallSets>
let saving: CardSave
let reread: jest.SpyInstance
const service = {
  stored: { form: loaded, given } as Stored,
  read: jest.fn<Promise<{ value: Stored } | { error: ApiError }>, []>(),
  send: jest.fn<Promise<Answer>, [Stored, SmallContent]>(),
  check: jest.fn<Promise<boolean>, []>(),
  recheck: jest.fn<boolean, [Stored, SmallContent]>(),
  refusal: jest.fn<string | null, [Stored]>(),
  onUnknown: jest.fn<void, []>(),
  onRefused: jest.fn<void, [unknown]>(),
}

function Card({ isNew }: { isNew: boolean }): ReactElement {
  const own = useCardDraft<SmallForm, SmallSets>({
    kind: smallForm,
    loaded: isNew ? null : loaded,
    noChanges: noRoles,
  })
  const key = (name: string): string => `role:${name}`
  const save = useCardSave<SmallForm, SmallSets, Stored>({
    ...service,
    isNew,
    draft: own,
    tags: ['role'],
    shown: () => ({ form: loaded, given }),
    formOf: ({ form }) => form,
    parts: {
      fields: ({ values }) =>
        fieldEntries(smallForm, values, {
          label: (field) => field,
          text: (field, form) => String(form[field] ?? ''),
        }),
      roles: ({ sets, edited, stored }) =>
        memberEntries({
          key,
          loaded: stored.given ?? new Map(),
          changes: sets.roles,
          edited: edited.roles,
          label: String,
          text: (isGiven) => (isGiven ? 'dado' : 'quitado'),
        }),
    },
    mergeSets: ({ merged, stored, sets }) => ({
      roles: changesLeft({ key, loaded: stored.given }, sets.roles, merged),
    }),
    texts: { saved: ({ values }) => `Guardado: ${values.name}`, gone: 'Ya no existe' },
  })
  useEffect(() => {
    ;[draft, saving] = [own, save]
  })
  return <>{save.dialog}</>
}

prepareScreens()

beforeEach(async () => {
  jest.resetAllMocks()
  await i18n.changeLanguage('es')
  service.stored = { form: loaded, given }
  service.read.mockImplementation(() => Promise.resolve({ value: service.stored }))
  service.send.mockResolvedValue(done)
  service.check.mockResolvedValue(true)
  service.recheck.mockReturnValue(true)
  service.refusal.mockReturnValue(null)
})

type Changes = Partial<SmallForm> & { ticked?: Record<string, boolean> }

/** Shows the card of the record and changes this on it. */
function edit({ ticked, ...fields }: Changes, isNew = false): void {
  const store = createStore()
  reread = jest.spyOn(store, 'dispatch')
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

/** Begins a save; what it answers with can be awaited once its questions are answered. */
async function save(
  how: Parameters<CardSave['save']>[0] = { isReviewed: true },
): Promise<{ saved: Promise<boolean> }> {
  let saved: Promise<boolean> | undefined
  await act(async () => {
    saved = saving.save(how)
    await Promise.resolve()
  })
  return { saved: saved! }
}

const sent = (): unknown =>
  service.send.mock.calls.map(([, { values, sets }]) => ({ ...values, ...Object.fromEntries(sets.roles) }))
const toasts = (): unknown => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)
const isShown = (): boolean => screen.queryByRole('alertdialog') !== null

describe('what is sent', () => {
  it.each<[string, Changes, unknown]>([
    ['a text that is changed', { name: ' Auditora ' }, { name: 'Auditora', limit: 5 }],
    ['a number that is taken out', { limit: null }, { name: 'Auditor', limit: null }],
    ['a member that is given', { ticked: { B: true } }, { name: 'Auditor', limit: 5, B: true }],
    ['a member that is taken', { ticked: { A: false } }, { name: 'Auditor', limit: 5, A: false }],
    [
      'one given and one taken',
      { ticked: { A: false, B: true } },
      { name: 'Auditor', limit: 5, A: false, B: true },
    ],
  ])('is %s', async (_what, changes, body) => {
    edit(changes)
    expect(await (await save()).saved).toBe(true)
    expect(sent()).toEqual([body])
    expect(service.send.mock.calls[0]![0]).toBe(service.stored)
    expect(toasts()).toEqual([`success: Guardado: ${draft.form.getValues('name')}`])
  })

  it('is nothing where nothing differs, and it is said', async () => {
    edit({ name: ' Auditor' })
    expect(await (await save()).saved).toBe(false)
    expect([service.check.mock.calls, service.read.mock.calls, sent()]).toEqual([[], [], []])
    expect(toasts()).toEqual(['info: No hay cambios para guardar'])
  })

  it('is nothing where the check finds something', async () => {
    service.check.mockResolvedValue(false)
    edit({ name: 'Otro' })
    expect(await (await save({})).saved).toBe(false)
    expect([service.read.mock.calls, isShown()]).toEqual([[], false])
    expect(saving.isWorking).toBe(false)
  })

  it('is nothing where what was just read stands against it', async () => {
    service.recheck.mockReturnValue(false)
    edit({ name: 'Otro' })
    expect(await (await save()).saved).toBe(false)
    expect(service.recheck).toHaveBeenCalledWith(
      service.stored,
      expect.objectContaining({ values: { name: 'Otro', limit: 5 } }),
    )
    expect([sent(), toasts()]).toEqual([[], []])
  })

  it('is once what is asked for twice at once [T56]', async () => {
    edit({ name: 'Otro' })
    const [first, second] = [await save(), await save()]
    expect(await Promise.all([first.saved, second.saved])).toContain(true)
    expect(sent()).toHaveLength(1)
  })

  it('of a new record is all of it, without a review', async () => {
    service.stored = { form: null, given: roles({}) }
    edit({ name: 'Nuevo', ticked: { A: true } }, true)
    expect(await (await save({})).saved).toBe(true)
    expect(sent()).toEqual([{ name: 'Nuevo', limit: null, A: true }])
  })
})

describe('the review', () => {
  it('shows what would be saved in both directions, and sends it once that is accepted', async () => {
    edit({ name: 'Otro', limit: null, ticked: { A: false, B: true } })
    const { saved } = await save({})
    const rows = within(dialog()).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'nameAuditorOtro',
      'limit5(vacío)',
      'Adadoquitado',
      'Bquitadodado',
    ])
    expect([service.read.mock.calls, saving.isWorking]).toEqual([[], false])
    await pressInDialog('Guardar')
    expect(await saved).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it.each<[string, () => Promise<void>]>([
    ['Seguir editando', () => pressInDialog('Seguir editando')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('sends nothing after %s, and keeps what was typed', async (_way, leave) => {
    edit({ name: 'Otro', ticked: { B: true } })
    const { saved } = await save({})
    await leave()
    expect(await saved).toBe(false)
    await waitFor(() => expect([service.read.mock.calls, sent(), saving.isWorking]).toEqual([[], [], false]))
    expect(draft.content()).toEqual({
      values: { name: 'Otro', limit: 5 },
      sets: { roles: roles({ B: true }) },
    })
    // And the next save begins anew.
    await save({})
    expect(isShown()).toBe(true)
  })
})

describe('what a colleague has stored meanwhile', () => {
  const colleague = (form: Partial<SmallForm>, members = {}): void => {
    service.stored = { form: { ...loaded, ...form }, given: roles({ A: true, B: false, ...members }) }
  }

  it.each<[string, Changes, [Partial<SmallForm>, object], unknown]>([
    ['the same text', { name: 'Otro', limit: 6 }, [{ name: 'Otro' }, {}], { name: 'Otro', limit: 6 }],
    [
      'the same member given',
      { name: 'Otro', ticked: { B: true } },
      [{}, { B: true }],
      { name: 'Otro', limit: 5 },
    ],
    [
      'the same member taken',
      { name: 'Otro', ticked: { A: false } },
      [{}, { A: false }],
      { name: 'Otro', limit: 5 },
    ],
  ])('%s is no conflict, and is not sent as a change', async (_what, changes, stored, body) => {
    edit(changes)
    colleague(...stored)
    expect(await (await save()).saved).toBe(true)
    expect(sent()).toEqual([body])
  })

  it.each<[string, Changes, [Partial<SmallForm>, object], string[], unknown, unknown]>([
    [
      'another text in the same field',
      { name: 'Mío' },
      [{ name: 'Suyo' }, {}],
      ['name', 'Lo mío: Mío', 'Valor actual: Suyo'],
      { name: 'Mío', limit: 5 },
      null,
    ],
    [
      'another field',
      { name: 'Mío' },
      [{ limit: 9 }, {}],
      ['limit', 'Lo mío: 5', 'Valor actual: 9'],
      { name: 'Mío', limit: 5 },
      { name: 'Mío', limit: 9 },
    ],
    [
      'another member taken',
      { ticked: { B: true } },
      [{}, { A: false }],
      ['A', 'Lo mío: dado', 'Valor actual: quitado'],
      { name: 'Auditor', limit: 5, A: true, B: true },
      { name: 'Auditor', limit: 5, B: true },
    ],
    [
      'another member given',
      { ticked: { A: false } },
      [{}, { B: true }],
      ['B', 'Lo mío: quitado', 'Valor actual: dado'],
      { name: 'Auditor', limit: 5, A: false, B: false },
      { name: 'Auditor', limit: 5, A: false },
    ],
  ])(
    '%s is asked about, and either side can be saved',
    async (_what, changes, stored, words, mine, theirs) => {
      colleague(...stored)
      for (const [side, body] of [
        [1, mine],
        [2, theirs],
      ] as const) {
        service.send.mockClear()
        edit(changes)
        const { saved } = await save()
        const question = within(dialog()).getByRole('group')
        expect([...question.querySelectorAll('legend, label')].map((one) => one.textContent)).toEqual(words)
        expect([sent(), saving.isWorking]).toEqual([[], false])
        await user.click(within(question).getByRole('radio', { name: words[side]! }))
        await pressInDialog('Guardar')
        expect(await saved).toBe(true)
        expect(sent()).toEqual(body === null ? [] : [body])
        const said =
          body === null
            ? 'info: No hay cambios para guardar'
            : `success: Guardado: ${draft.form.getValues('name')}`
        expect(toasts()).toEqual([said])
        cleanup()
        for (const { id } of currentToasts()) hideToast(id)
      }
    },
  )

  it('is left where nothing is decided: nothing is sent or taken over', async () => {
    edit({ name: 'Mío' })
    colleague({ name: 'Suyo' })
    const { saved } = await save()
    await pressInDialog('Seguir editando')
    expect(await saved).toBe(false)
    await waitFor(() => expect([sent(), toasts(), saving.isWorking]).toEqual([[], [], false]))
    expect(draft.content().values).toEqual({ name: 'Mío', limit: 5 })
    expect(draft.base).toEqual(loaded)
  })

  it('is on the card once it was chosen, even where the service then refuses', async () => {
    service.send.mockResolvedValue(fault({ status: 500 }))
    edit({ name: 'Mío', ticked: { B: true } })
    colleague({ limit: 9 })
    const { saved } = await save()
    await pressInDialog('Guardar')
    await waitFor(() => expect(dialog()).toHaveAccessibleName('No se guardó'))
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect(draft.content().values).toEqual({ name: 'Mío', limit: 9 })
    expect(draft.base).toEqual({ name: 'Auditor', limit: 9 })
    expect([...draft.sets.roles]).toEqual([['B', true]])
  })

  it('is all that there was to save: nothing is sent, and the save is said, whose answer was lost [T76]', async () => {
    edit({ name: 'Otro', ticked: { B: true } })
    colleague({ name: 'Otro' }, { B: true })
    expect(await (await save()).saved).toBe(true)
    expect([sent(), toasts()]).toEqual([[], ['success: Guardado: Otro']])
    expect(draft.base).toBeNull()
  })

  it('is that the record is gone: nothing is sent', async () => {
    edit({ name: 'Otro' })
    service.stored = { form: null, given: roles({}) }
    const { saved } = await save()
    expect(dialog()).toHaveTextContent('Ya no existe')
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect([sent(), draft.content().values.name]).toEqual([[], 'Otro'])
    expect([service.onUnknown.mock.calls, service.onRefused.mock.calls]).toEqual([[], []])
  })

  it('is that it can be changed no more: nothing is sent', async () => {
    edit({ name: 'Otro' })
    service.refusal.mockReturnValue('Ya salió')
    const { saved } = await save()
    expect(dialog()).toHaveTextContent('Ya salió')
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect(sent()).toEqual([])
  })
})

describe('after the answer', () => {
  it.each([
    ['ends', {}, null],
    [
      'goes on where it was asked to, such as on the way to another tab',
      { keepsEditing: true },
      { name: 'Otro', limit: 5 },
    ],
  ])('the edit %s', async (_what, how, base) => {
    edit({ name: 'Otro', ticked: { B: true } })
    await (
      await save({ isReviewed: true, ...how })
    ).saved
    expect([draft.base, draft.sets.roles.size, saving.isWorking]).toEqual([base, 0, false])
  })

  it.each<[string, Answer, string, { unknown: number; refused: number; read: number }]>([
    [
      'a refusal',
      fault({ status: 400, code: 'R23', message: 'En uso' }),
      'No se guardó',
      { unknown: 0, refused: 1, read: 0 },
    ],
    [
      'a refusal with status 200',
      { data: { informationCode: 'R11', message: 'En uso' } },
      'No se guardó',
      { unknown: 0, refused: 1, read: 0 },
    ],
    [
      'A20',
      fault({ status: 400, code: 'A20', message: 'Sin cambios' }),
      'Información',
      { unknown: 0, refused: 1, read: 1 },
    ],
    ['no answer', fault({ kind: 'timeout' }), 'No sabemos si se guardó', { unknown: 1, refused: 0, read: 1 }],
    [
      'an answer that cannot be read',
      fault({ kind: 'schema' }),
      'No sabemos si se guardó',
      { unknown: 1, refused: 0, read: 1 },
    ],
  ])(
    '%s is said, what was typed stays, and what is stored is read again where it may be another [T76, D21]',
    async (_what, answer, title, { unknown, refused, read }) => {
      service.send.mockResolvedValue(answer)
      edit({ name: 'Otro', ticked: { B: true } })
      const { saved } = await save()
      expect(dialog()).toHaveAccessibleName(title)
      expect(saving.isWorking).toBe(false)
      expect(service.onRefused).not.toHaveBeenCalled()
      await pressInDialog('Aceptar')
      expect(await saved).toBe(false)
      expect(service.onUnknown).toHaveBeenCalledTimes(unknown)
      expect(service.onRefused).toHaveBeenCalledTimes(refused)
      const again = reread.mock.calls.filter(([action]) => api.util.invalidateTags.match(action))
      expect(again.map(([{ payload }]) => payload)).toEqual(Array(read).fill(['role']))
      expect([draft.content().values.name, draft.sets.roles.size, draft.base, toasts()]).toEqual([
        'Otro',
        1,
        loaded,
        [],
      ])
    },
  )

  it.each([
    ['a missing privilege', fault({ status: 403 })],
    ['the end of the session', fault({ kind: 'session' })],
  ])('%s is left to the dialogs of the session', async (_what, answer) => {
    service.send.mockResolvedValue(answer)
    edit({ name: 'Otro' })
    expect(await (await save()).saved).toBe(false)
    expect([isShown(), toasts()]).toEqual([false, []])
  })

  it('a read before the save that fails leaves nothing unknown: nothing was sent', async () => {
    service.read.mockResolvedValue({ error: fault({ kind: 'timeout' }).error as ApiError })
    edit({ name: 'Otro' })
    const { saved } = await save()
    expect(dialog()).toHaveAccessibleName('No se guardó')
    await pressInDialog('Aceptar')
    expect(await saved).toBe(false)
    expect([sent(), service.onUnknown.mock.calls, service.onRefused.mock.calls]).toEqual([[], [], []])
  })
})
