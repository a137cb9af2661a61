import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { keysChoice } from '#shared/keys/keysChoice.ts'
import { store } from '#shared/api/store.ts'
import { PageStore } from '#shared/testing/testStore.tsx'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { Keys } from './Keys.tsx'
import { selectShellDialog } from './shellDialog.ts'
import './home/homeTexts.ts'

prepareScreens()
const pressed = jest.fn()
beforeEach(() => {
  pressed.mockClear()
  localStorage.clear()
})
afterEach(() => document.querySelector('#page')?.remove())

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>
}
function open(page = ''): void {
  document.body.insertAdjacentHTML('beforeend', `<div id="page">${page}</div>`)
  document
    .querySelector('#page')!
    .addEventListener('click', ({ target }) =>
      pressed((target as Element).closest('[data-shortcut], input')?.id),
    )
  render(
    <MemoryRouter initialEntries={['/apps']}>
      <Keys />
      <Place />
    </MemoryRouter>,
    { wrapper: PageStore },
  )
}
const place = (): string | null => screen.getByTestId('place').textContent

it.each([
  ['gh', '/'],
  ['gu', '/users'],
  ['ga', '/apps'],
  ['gp', '/privileges'],
  ['gr', '/roles'],
  ['gm', '/menuSettings'],
  ['gn', '/notifications'],
])('%s leads to %s [beyond 26]', async (keys, path) => {
  open()
  await user.keyboard(keys)
  expect(place()).toBe(path)
})

it('presses the visible, enabled control', async () => {
  open(
    '<button data-shortcut="create" disabled id="no"></button><a data-shortcut="create" aria-disabled="true" id="out"></a><button data-shortcut="create" id="yes"></button>',
  )
  await user.keyboard('c')
  expect(pressed.mock.calls).toEqual([['yes']])
})

it('leaves the key to the browser when there is nothing to press', () => {
  open()
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true)
  document.querySelector('#page')!.innerHTML = '<button data-shortcut="save" id="save"></button>'
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
  expect(pressed.mock.calls).toEqual([['save']])
})

it('focuses the search field and selects its text', async () => {
  open('<input data-shortcut="search" value="ana">')
  await user.keyboard('/')
  const field = document.querySelector<HTMLInputElement>('#page input')!
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3])
  expect(field.value).toBe('ana')
})

it('ignores single letters in a text field, but handles Ctrl+S', async () => {
  open(
    '<input id="name"><button data-shortcut="create" id="new"></button><button data-shortcut="save" id="save"></button>',
  )
  document.querySelector<HTMLInputElement>('#name')!.focus()
  await user.keyboard('c{Control>}s{/Control}')
  expect(document.querySelector<HTMLInputElement>('#name')!.value).toBe('c')
  expect(pressed.mock.calls).toEqual([['save']])
})

it.each([
  ['a dialog', '<dialog open></dialog>'],
  ['a dialog whose code is on its way', '<div class="ui-overlay"></div>'],
])('leaves %s its keys', async (_what, dialog) => {
  open(
    `${dialog}<button data-shortcut="create" id="new"></button><button data-shortcut="save" id="save"></button>`,
  )
  await user.keyboard('cgu{Control>}s{/Control}')
  expect(pressed).not.toHaveBeenCalled()
  expect(place()).toBe('/apps')
})

it('moves between rows and selects the focused one', async () => {
  const row = (id: number): string =>
    `<tr><td><input type="checkbox" id="tick ${id}"></td><td><a href="#" data-row="${id}">${id}</a></td></tr>`
  open(`<main><table><tbody>${row(1)}${row(2)}</tbody></table></main>`)
  await user.keyboard('x')
  expect(pressed).not.toHaveBeenCalled()
  await user.keyboard('j')
  expect(document.activeElement).toHaveTextContent('1')
  await user.keyboard('jj')
  expect(document.activeElement).toHaveTextContent('2')
  await user.keyboard('x')
  expect(pressed.mock.calls).toEqual([['tick 2']])
  await user.keyboard('k')
  expect(document.activeElement).toHaveTextContent('1')
})

it('clears a selection with Esc, but not a text field', async () => {
  open('<input id="name"><button data-shortcut="unselect" id="unselect"></button>')
  document.querySelector<HTMLInputElement>('#name')!.focus()
  await user.keyboard('{Escape}')
  expect(pressed).not.toHaveBeenCalled()
  act(() => document.querySelector<HTMLInputElement>('#name')!.blur())
  await user.keyboard('{Escape}')
  expect(pressed.mock.calls).toEqual([['unselect']])
})

it('closes the key table on sign-out, so it is not open after the next sign-in', async () => {
  open()
  await act(() => user.keyboard('?'))
  await screen.findByRole('dialog', { name: 'Atajos de teclado' })
  cleanup()
  expect(selectShellDialog(store.getState())).toBeNull()
})

it('shows all keys with ?, and can disable single letters for every tab', async () => {
  open('<button data-shortcut="create" id="new"></button><button data-shortcut="save" id="save"></button>')
  await act(() => user.keyboard('?'))
  const table = await screen.findByRole('dialog', { name: 'Atajos de teclado' })
  expect(screen.getByRole('row', { name: 'Ir a Usuarios G y luego U' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Guardar Ctrl S' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /^Usar atajos de una letra/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(table).not.toBeInTheDocument())
  await user.keyboard('cgu?')
  expect(pressed).not.toHaveBeenCalled()
  expect(place()).toBe('/apps')
  await user.keyboard('{Control>}s{/Control}')
  expect(pressed.mock.calls).toEqual([['save']])
  keysChoice.choose(true)
  await user.keyboard('c')
  expect(pressed).toHaveBeenLastCalledWith('new')
})
