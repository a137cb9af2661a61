import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { ModalDialog } from './ModalDialog.tsx'
import { Toasts } from './Toasts.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { currentToasts, hideToast, showToast, toastMs } from './toasts.ts'

const undo = jest.fn()
const undoLater = jest.fn()
const dismiss = jest.fn()

beforeAll(() => i18n.changeLanguage('es'))
const page = (dialogs: readonly string[]): ReactElement => (
  <>
    <button type="button">Fila</button>
    <input type="checkbox" aria-label="Casilla" />
    <input type="search" aria-label="Buscar" />
    {dialogs.map((name) => (
      <ModalDialog key={name} aria-label={name} onDismiss={dismiss}>
        <button type="button">Seguir</button>
      </ModalDialog>
    ))}
    <Toasts />
  </>
)
let show: (dialogs: readonly string[]) => void
beforeEach(() => {
  undo.mockClear()
  undoLater.mockClear()
  const { rerender } = render(page([]), { wrapper: PageStore })
  show = (dialogs) => rerender(page(dialogs))
})
afterEach(() => act(() => currentToasts().forEach(({ id }) => hideToast(id))))

const offer = (text: string, onAct: () => void): void =>
  act(() => showToast({ kind: 'info', text, action: { label: 'Deshacer', isUndo: true, onAct } }))
const press = (target: Element, keys: object): boolean => fireEvent.keyDown(target, keys)
const body = document.body

it.each([
  ['Ctrl and Z', { key: 'z', ctrlKey: true }],
  ['⌘ and Z', { key: 'z', metaKey: true }],
  ['Ctrl and Z with the capitals locked', { key: 'Z', ctrlKey: true }],
])('%s runs the offered undo once', (_, keys) => {
  offer('Ana ya no está', undo)
  expect(press(screen.getByRole('button', { name: 'Fila' }), keys)).toBe(false)
  expect(press(body, keys)).toBe(true)
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Ana ya no está')).not.toBeInTheDocument()
})

it('runs the latest undo first', () => {
  offer('Ana ya no está', undo)
  offer('Luis ya no está', undoLater)
  press(body, { key: 'z', ctrlKey: true })
  expect([undo.mock.calls.length, undoLater.mock.calls.length]).toEqual([0, 1])
  press(screen.getByLabelText('Casilla'), { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledTimes(1)
})

it('keeps an undo that sends while offline, with its reason', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() =>
    showToast({
      kind: 'info',
      text: 'Ana ya no está',
      action: { label: 'Deshacer', isUndo: true, sends: true, onAct: undo },
    }),
  )
  expect(press(body, { key: 'z', ctrlKey: true })).toBe(false)
  expect(undo).not.toHaveBeenCalled()
  expect(screen.getByText('Podrás enviar cuando vuelva la conexión.')).toBeVisible()
  online.mockReturnValue(true)
  press(body, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledTimes(1)
  online.mockRestore()
})

it.each([
  ['an empty text leaves the keys to the toast', '', false, 1],
  ['a text keeps the keys', 'Ana', false, 0],
  ['a text that was emptied after the toast came keeps them too', '', true, 0],
])('%s', (_what, value, isTyped, times) => {
  const field = screen.getByLabelText<HTMLInputElement>('Buscar')
  field.value = value
  offer('Ana ya no está', undo)
  if (isTyped) field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(press(field, { key: 'z', ctrlKey: true })).toBe(times === 0)
  expect(undo).toHaveBeenCalledTimes(times)
})

it('Shift and Alt are other shortcuts', () => {
  offer('Ana ya no está', undo)
  press(body, { key: 'z', ctrlKey: true, shiftKey: true })
  press(body, { key: 'z', ctrlKey: true, altKey: true })
  expect(undo).not.toHaveBeenCalled()
})

it('is shown in the top dialog, where F8 focuses it and Esc returns', () => {
  show(['Roles', 'Pregunta'])
  offer('Ana ya no está', undo)
  const dialog = (name: string): HTMLElement => screen.getByRole('dialog', { name })
  expect(dialog('Pregunta')).toContainElement(screen.getByText('Ana ya no está'))
  show(['Roles'])
  const answer = within(dialog('Roles')).getByRole('button', { name: 'Seguir' })
  act(() => answer.focus())
  press(answer, { key: 'F8' })
  const button = within(dialog('Roles')).getByRole('button', { name: 'Deshacer' })
  expect(button).toHaveFocus()
  expect(press(button, { key: 'Escape' })).toBe(false)
  expect(answer).toHaveFocus()
  expect(dismiss).not.toHaveBeenCalled()
  press(answer, { key: 'z', ctrlKey: true })
  expect(undo).toHaveBeenCalledTimes(1)
  show([])
  offer('Luis ya no está', undoLater)
  expect(screen.getByText('Luis ya no está')).toBeVisible()
})

it('a toast without undo does not handle the keys', () => {
  act(() => showToast({ kind: 'error', text: 'Falló', action: { label: 'Reintentar', onAct: undo } }))
  expect(press(body, { key: 'z', ctrlKey: true })).toBe(true)
  expect(undo).not.toHaveBeenCalled()
})

it('F8 focuses the latest toast, which then stays, and Esc returns', () => {
  const row = screen.getByRole('button', { name: 'Fila' })
  row.focus()
  offer('Ana ya no está', undo)
  offer('Luis ya no está', undoLater)
  press(row, { key: 'F8' })
  const buttons = screen.getAllByRole('button', { name: 'Deshacer' })
  expect(buttons[1]).toHaveFocus()
  press(buttons[1]!, { key: 'Escape' })
  expect(row).toHaveFocus()
})

it.each(['Cerrar', 'Deshacer'])('%s by keyboard returns the focus', (name) => {
  const row = screen.getByRole('button', { name: 'Fila' })
  row.focus()
  offer('Ana ya no está', undo)
  press(row, { key: 'F8' })
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
  expect(screen.queryByText('Ana ya no está')).not.toBeInTheDocument()
  expect(row).toHaveFocus()
})

it.each(['Cerrar', 'Deshacer'])(
  '%s in a toast focused without a previous element does not hold later ones',
  (name) => {
    jest.useFakeTimers()
    offer('Ana ya no está', undo)
    press(body, { key: 'F8' })
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    fireEvent.click(button)
    act(() => showToast({ kind: 'info', text: 'Ana está de nuevo' }))
    act(() => jest.advanceTimersByTime(toastMs))
    expect(screen.queryByText('Ana está de nuevo')).not.toBeInTheDocument()
    jest.useRealTimers()
  },
)

it.each([
  ['scrolls what has the focus above a toast that comes up', 700, 1],
  ['leaves the page alone where a person has scrolled away from it', 2_000, 0],
])('%s', (_what, top, times) => {
  const row = screen.getByRole('button', { name: 'Fila' })
  row.focus()
  row.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
  row.scrollIntoView = jest.fn()
  offer('Ana ya no está', undo)
  expect(row.scrollIntoView).toHaveBeenCalledTimes(times)
})

it('exposes its keys to assistive technology, and its name is only the verb', () => {
  offer('Ana ya no está', undo)
  const button = screen.getByRole('button', { name: 'Deshacer' })
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z')
  expect(button).toHaveTextContent('DeshacerCtrl+Z')
})
