import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactElement } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Read } from '#shared/api/reads.ts'
import { currentChanges, forgetChanges } from '#shared/changes/changes.ts'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { currentToasts } from '#shared/ui/toasts.ts'
import { menuJsonOf, readTree } from './draftItem.ts'
import { menuText, shape, tree } from './testTree.ts'
import { useMenuSave, type MenuSave } from './useMenuSave.tsx'
import { useMenuState, type MenuState, type StoredMenu } from './useMenuState.ts'
import './menuDraftTexts.ts'

type Query = { data?: StoredMenu; error?: unknown; isFetching: boolean }

const failure: ApiError = { kind: 'status', status: 500, call: 'x', message: null, at: 0 }
const stored: StoredMenu = { id: 7, menuJson: menuText('A') }
const none: StoredMenu = { id: 0, menuJson: null }
const done = { data: { result: 'Hecho' } }

let state: MenuState
let saving: MenuSave
const read = jest.fn<Promise<Read<StoredMenu>>, []>()
const send = jest.fn<Promise<{ data?: unknown; error?: unknown }>, [{ id: number; menujson: string }]>()

function Editor({ query }: { query: Query }): ReactElement {
  const own = useMenuState({ location: 1, application: 1 }, { query, read, send })
  const save = useMenuSave(own, { name: 'Suite', path: '/menuSettings/lateral?app=1' })
  useEffect(() => {
    ;[state, saving] = [own, save]
  })
  return <>{save.dialog}</>
}

prepareScreens()
beforeEach(() => {
  read.mockReset()
  send.mockReset().mockResolvedValue(done)
})

/** Renders the editor of a menu and changes it. */
function edit(menu: StoredMenu, next = 'A B'): { reads: (query: Partial<Query>) => void } {
  const { rerender } = render(<Editor query={{ data: menu, isFetching: false }} />)
  act(() => state.change(tree(next)))
  return { reads: (query) => rerender(<Editor query={{ isFetching: false, ...query }} />) }
}
async function save(): Promise<boolean> {
  let saved = false
  await act(async () => {
    saved = await saving.save()
  })
  return saved
}
const toasts = (): unknown => currentToasts().map(({ kind }) => kind)

it('reads again, updates the stored menu, and continues from there', async () => {
  read.mockResolvedValue({ data: stored })
  edit(stored)
  expect(await save()).toBe(true)
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual([7])
  expect([state.isDirty, shape(state.tree), state.canSave, toasts()]).toEqual([
    false,
    'A B',
    true,
    ['success'],
  ])
})

it('never overwrites a stored menu that cannot be read [T21]', async () => {
  read.mockResolvedValue({ data: { id: 7, menuJson: '{[' } })
  edit(stored)
  expect(await save()).toBe(false)
  expect(saving.problem).toEqual({ kind: 'broken' })
  expect([send.mock.calls, toasts(), shape(state.tree), state.isDirty]).toEqual([[], [], 'A B', true])
  act(() => saving.closeProblem())
  expect([saving.problem, state.canSave]).toEqual([null, true])
})

it('sends nothing if the read before it fails, and keeps the changes', async () => {
  read.mockResolvedValue({ error: failure })
  edit(stored)
  expect(await save()).toBe(false)
  expect(saving.problem).toMatchObject({ kind: 'unsent' })
  expect([send.mock.calls, shape(state.tree)]).toEqual([[], 'A B'])
})

it('sends nothing if the menu is already stored by a save with a lost answer [T76]', async () => {
  read.mockResolvedValue({ data: stored })
  send.mockResolvedValue({ error: { ...failure, kind: 'timeout' } })
  edit(stored)
  await save()
  read.mockResolvedValue({ data: { id: 7, menuJson: send.mock.calls[0]![0].menujson } })
  expect(await save()).toBe(true)
  expect([send.mock.calls.length, state.isDirty, toasts()]).toEqual([1, false, ['success']])
})

it('does not record a menu that a colleague made equal [T76]', async () => {
  forgetChanges()
  edit(stored)
  read.mockResolvedValue({ data: { id: 7, menuJson: menuJsonOf(state.tree) } })
  expect(await save()).toBe(true)
  expect([send.mock.calls, state.isDirty, toasts(), currentChanges()]).toEqual([[], false, ['info'], []])
})

it.each<[string, StoredMenu]>([
  ['a menu that was there', stored],
  ['a menu that was created', none],
])('reads %s after a lost answer and continues from the result [T76]', async (_what, before) => {
  read.mockResolvedValue({ data: before })
  send.mockImplementation(({ menujson }) => {
    read.mockResolvedValue({ data: { id: 7, menuJson: menujson } })
    return Promise.resolve({ error: { ...failure, kind: 'network' } })
  })
  edit(before)
  expect(await save()).toBe(true)
  expect([saving.problem, state.isDirty, state.canSave, state.base?.id]).toEqual([null, false, true, 7])
  expect([send.mock.calls.length, toasts()]).toEqual([1, ['success']])
})

it.each<[string, Read<StoredMenu>, string]>([
  ['is not stored', { data: stored }, 'refused'],
  ['cannot be looked up', { error: failure }, 'unknown'],
])('says that a save with a lost answer %s, and keeps every change', async (_what, now, kind) => {
  read.mockResolvedValueOnce({ data: stored }).mockResolvedValue(now)
  send.mockResolvedValue({ error: { ...failure, kind: 'network' } })
  edit(stored)
  expect(await save()).toBe(false)
  expect(saving.problem).toMatchObject({ kind })
  expect([shape(state.tree), state.isDirty, toasts()]).toEqual(['A B', true, []])
})

describe('a menu changed by a colleague', () => {
  const begin = async (): Promise<{ isSaved?: boolean }> => {
    const result: { isSaved?: boolean } = {}
    await act(async () => {
      void saving.save().then((isSaved) => Object.assign(result, { isSaved }))
    })
    expect([send.mock.calls.length, saving.isSaving, result.isSaved]).toEqual([0, false, undefined])
    return result
  }
  it.each([
    ['Seguir editando', [], 'B(A)', false],
    ['Cargar el guardado', [], 'X', false],
    ['Guardar el mío', [7], 'B(A)', true],
  ])(
    'to one without keys is decided as a whole: by %s sent, shown and saved are %j, %s, %s',
    async (answer, ids, shown, saved) => {
      read.mockResolvedValue({ data: { id: 7, menuJson: '[{"name":"X"}]' } })
      edit(stored, 'B(A)')
      const result = await begin()
      await userEvent.click(screen.getByRole('button', { name: answer }))
      await waitFor(() => expect(result.isSaved).toBe(saved))
      expect([send.mock.calls.map(([{ id }]) => id), shape(state.tree)]).toEqual([ids, shown])
      expect(state.isDirty).toBe(answer === 'Seguir editando')
      expect(saving.problem).toBeNull()
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    },
  )

  it.each([
    ['Lo mío: se queda, como lo dejaste', 'B(A) X'],
    ['Valor actual: eliminado', 'B X'],
  ])('asks only about conflicts: by %s it is %s', async (answer, shown) => {
    read.mockResolvedValue({ data: { id: 7, menuJson: menuText('X') } })
    edit(stored, 'B(A)')
    const result = await begin()
    expect([...document.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual(['A'])
    const accept = screen.getByRole('button', { name: 'Combinar y guardar' })
    await userEvent.click(accept)
    expect(accept).toHaveAccessibleDescription('Falta elegir en 1 línea.')
    expect(send).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: answer }))
    await userEvent.click(accept)
    await waitFor(() => expect(result.isSaved).toBe(true))
    expect([shape(state.tree), state.isDirty]).toEqual([shown, false])
    expect(send.mock.calls.map(([{ menujson }]) => shape(readTree(menujson).tree))).toEqual([shown])
  })

  it('again during the dialog opens another dialog [T73]', async () => {
    read.mockResolvedValue({ data: { id: 7, menuJson: menuText('X') } })
    edit(stored, 'B(A)')
    const result = await begin()
    await userEvent.click(screen.getByRole('radio', { name: 'Lo mío: se queda, como lo dejaste' }))
    read.mockResolvedValue({ data: { id: 7, menuJson: menuText('X', 'Y') } })
    await userEvent.click(screen.getByRole('button', { name: 'Combinar y guardar' }))
    await waitFor(() => expect(result.isSaved).toBe(true))
    expect(send.mock.calls.map(([{ menujson }]) => shape(readTree(menujson).tree))).toEqual(['B(A) X Y'])
  })

  it('to one without keys is not overwritten by a decision about an older one [T73]', async () => {
    read.mockResolvedValue({ data: { id: 7, menuJson: '[{"name":"X"}]' } })
    edit(stored, 'B(A)')
    await begin()
    read.mockResolvedValue({ data: { id: 7, menuJson: '[{"name":"Y"}]' } })
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el mío' }))
    expect(await screen.findByRole('button', { name: 'Guardar el mío' })).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  it('is not saved without a decision', async () => {
    read.mockResolvedValue({ data: { id: 7, menuJson: menuText('X') } })
    edit(stored, 'B(A)')
    const result = await begin()
    await userEvent.click(screen.getByRole('radio', { name: 'Valor actual: eliminado' }))
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }))
    expect([shape(state.tree), result.isSaved, send.mock.calls]).toEqual(['B(A)', false, []])
  })
})

describe('changes of a colleague without conflicts', () => {
  it('are merged and saved with a message; undo restores mine', async () => {
    read.mockResolvedValue({ data: { id: 7, menuJson: menuText('A', 'X') } })
    edit(stored)
    expect(await save()).toBe(true)
    expect(send.mock.calls.map(([{ menujson }]) => shape(readTree(menujson).tree))).toEqual(['A B X'])
    expect([shape(state.tree), state.isDirty, toasts()]).toEqual(['A B X', false, ['success', 'info']])
    act(() => state.undo())
    expect([shape(state.tree), state.isDirty]).toEqual(['A B', true])
  })

  it('do not change mine if the save fails', async () => {
    read.mockResolvedValue({ data: { id: 7, menuJson: menuText('A', 'X') } })
    send.mockResolvedValue({ error: failure })
    edit(stored)
    expect(await save()).toBe(false)
    expect([shape(state.tree), state.isDirty, toasts()]).toEqual(['A B', true, []])
  })
})

describe('a created menu', () => {
  it('cannot be saved before its id is read, which would create a second one', async () => {
    read.mockResolvedValueOnce({ data: none }).mockResolvedValueOnce({ error: failure })
    const { reads } = edit(none)
    expect(await save()).toBe(true)
    expect(send.mock.calls.map(([{ id }]) => id)).toEqual([0])
    expect(state.canSave).toBe(false)
    reads({ data: none, error: failure })
    expect([state.canSave, state.error]).toEqual([false, failure])
    // Later changes wait too.
    act(() => state.change(tree('A B C')))
    reads({ data: { id: 9, menuJson: menuText('A', 'B') } })
    expect([state.canSave, state.base!.id, shape(state.tree), state.isDirty]).toEqual([
      true,
      9,
      'A B C',
      true,
    ])
  })

  it('has its id once read, and is modified by the next save', async () => {
    read.mockResolvedValueOnce({ data: none })
    const { reads } = edit(none)
    const created = { id: 9, menuJson: '' }
    read.mockImplementation(() => Promise.resolve({ data: created }))
    await save()
    created.menuJson = send.mock.calls[0]![0].menujson
    reads({ data: created })
    act(() => state.change(tree('A B C')))
    expect(await save()).toBe(true)
    expect(send.mock.calls.map(([{ id }]) => id)).toEqual([0, 9])
  })
})

it.each<[string, unknown, string]>([
  ['a refusal', { error: failure }, 'refused'],
  ['no answer', { error: { ...failure, kind: 'timeout' } }, 'unknown'],
])('says after %s whether the result is known, and keeps every change [D3]', async (_what, answer, kind) => {
  read.mockResolvedValue({ data: stored })
  send.mockResolvedValue(answer as { error: unknown })
  edit(stored)
  expect(await save()).toBe(false)
  expect(saving.problem).toMatchObject({ kind })
  expect([state.isDirty, shape(state.tree), state.canSave, toasts()]).toEqual([true, 'A B', true, []])
})

it('supports undo and redo, also of a discard', () => {
  edit(stored)
  expect([state.canUndo, state.canRedo]).toEqual([true, false])
  act(() => state.undo())
  expect([shape(state.tree), state.canUndo, state.canRedo, state.isDirty]).toEqual(['A', false, true, false])
  act(() => state.redo())
  expect([shape(state.tree), state.canUndo, state.canRedo, state.isDirty]).toEqual(['A B', true, false, true])
  read.mockResolvedValue({ data: stored })
  act(() => state.discard())
  expect([shape(state.tree), state.isDirty]).toEqual(['A', false])
  act(() => state.undo())
  expect(shape(state.tree)).toBe('A B')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
