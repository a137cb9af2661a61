import { act, waitFor } from '@testing-library/react'
import { currentChanges, forgetChanges, stepsLeft, undoChange } from '#shared/changes/changes.ts'
import { pressInDialog } from '#shared/testing/testScreen.tsx'
import { currentToasts } from '#shared/ui/toasts.ts'
import { roles, type SmallForm } from './testSmallCard.ts'
import {
  edit,
  fault,
  given,
  loaded,
  prepareSaving,
  save,
  sent,
  service,
  type Changes,
  type Stored,
} from './testSaving.tsx'

prepareSaving()
beforeEach(forgetChanges)

/** Saves these changes, and updates the stubbed service. */
async function saveNow({ ticked = {}, ...fields }: Changes): Promise<void> {
  edit({ ticked, ...fields })
  expect(await (await save()).saved).toBe(true)
  service.send.mockClear()
  store({ ...loaded, ...fields }, { ...Object.fromEntries(given), ...ticked })
}

function store(form: SmallForm | null, members: Record<string, boolean> = { A: true, B: false }): void {
  service.stored = { form, given: roles(members) }
}

async function undo(): Promise<void> {
  await act(async () => undoChange(currentChanges()[0]!.id))
  await waitFor(() => expect(currentChanges()[0]!.state.kind).not.toBe('running'))
}

const problems = (): unknown => {
  const { state } = currentChanges()[0]!
  return state.kind === 'stopped' ? state.problems.map(({ text }) => text) : state.kind
}
const others = 'cambió de nuevo después, así que queda como está'

it.each<[string, Changes, Partial<Stored>, unknown, unknown]>([
  ['a text', { name: 'Otro' }, {}, [{ ...loaded }], 'undone'],
  ['a number that was taken out', { limit: null }, {}, [{ ...loaded }], 'undone'],
  ['a member that was given', { ticked: { B: true } }, {}, [{ ...loaded, B: false }], 'undone'],
  ['a member that was taken', { ticked: { A: false } }, {}, [{ ...loaded, A: true }], 'undone'],
  [
    'one field, where somebody has changed another one',
    { name: 'Otro' },
    { form: { name: 'Otro', limit: 9 } },
    [{ name: 'Auditor', limit: 9 }],
    'undone',
  ],
  [
    'one member, where somebody has given another one',
    { ticked: { A: false } },
    { given: roles({ A: false, B: true }) },
    [{ ...loaded, A: true }],
    'undone',
  ],
  ['what is so already', { name: 'Otro' }, { form: loaded }, [], 'undone'],
  [
    'all but what somebody has changed since, which is named',
    { name: 'Otro', limit: 6 },
    { form: { name: 'Tercero', limit: 6 } },
    [{ name: 'Tercero', limit: 5 }],
    ['lo demás se deshizo. Cambió de nuevo después, y queda como está: name.'],
  ],
  [
    'nothing where somebody has changed all of it since, which is named',
    { name: 'Otro' },
    { form: { name: 'Tercero', limit: 5 } },
    [],
    [`${others}: name.`],
  ],
  ['nothing of a record that is gone', { name: 'Otro' }, { form: null }, [], [`${others}.`]],
])('undoes %s', async (_what, changes, now, sentAgain, expected) => {
  await saveNow(changes)
  service.stored = { ...service.stored, ...now }
  await undo()
  expect([sent(), problems()]).toEqual([sentAgain, expected])
})

it('lists each field with its former value, in the texts of that time', async () => {
  await saveNow({ name: 'Otro', limit: null, ticked: { B: true } })
  const [change] = currentChanges()
  expect(change).toMatchObject({ call: 'modifyRole', path: '/roles/7' })
  expect([change!.title(), change!.name()]).toEqual(['Guardado: Otro', 'Otro'])
  expect(change!.differences?.()).toEqual([
    { label: 'name', before: 'Auditor', after: 'Otro' },
    { label: 'limit', before: '5', after: '' },
    { label: 'B', before: 'quitado', after: 'dado' },
  ])
  expect(currentToasts()[0]!.action).toMatchObject({ label: 'Deshacer', isUndo: true })
})

it('uses the values stored at the save as former values, not those at the edit’s start', async () => {
  edit({ name: 'Otro' })
  store({ name: 'Auditor', limit: 8 })
  const { saved } = await save()
  await pressInDialog('Guardar')
  expect(await saved).toBe(true)
  service.send.mockClear()
  store({ name: 'Otro', limit: 8 })
  expect(currentChanges()[0]!.differences?.()).toHaveLength(1)
  await undo()
  expect(sent()).toEqual([{ name: 'Auditor', limit: 8 }])
})

it('undoes a save whose answer was lost and that the next press found done', async () => {
  service.send.mockResolvedValueOnce(fault({ kind: 'timeout' }))
  edit({ name: 'Otro' })
  await save()
  await pressInDialog('Aceptar')
  store({ name: 'Otro', limit: 5 })
  service.send.mockClear()
  expect(await (await save()).saved).toBe(true)
  expect(sent()).toEqual([])
  await undo()
  expect(sent()).toEqual([{ ...loaded }])
})

it('sends nothing when the record can no longer be changed, and says why', async () => {
  await saveNow({ name: 'Otro' })
  service.refusal.mockReturnValue('ya salió')
  await undo()
  expect([sent(), problems()]).toEqual([[], ['no se deshizo. ya salió']])
  expect(stepsLeft(currentChanges()[0]!)).toEqual([])
})

it('is looked up when its answer is lost', async () => {
  await saveNow({ name: 'Otro' })
  service.send.mockImplementation(() => {
    store(loaded)
    return Promise.resolve(fault({ kind: 'network' }))
  })
  await undo()
  expect([sent(), problems()]).toEqual([[{ ...loaded }], 'undone'])
})

it('offers no undo for a new record, and says what to do instead', async () => {
  service.stored = { form: null, given: roles({}) }
  edit({ name: 'Nuevo' }, true)
  expect(await (await save({})).saved).toBe(true)
  const [change] = currentChanges()
  expect(change).toMatchObject({ call: 'createRole', path: '/roles' })
  expect('noWay' in change!.undo && change!.undo.noWay()).toMatch(/^lo que se crea aquí no se puede eliminar/)
  expect(currentToasts()[0]!.action).toBeUndefined()
})
