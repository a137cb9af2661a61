import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom'
import { LeaveBlocker } from '#shared/cards/LeaveBlocker.tsx'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import type { NewTask, TaskEnd } from '#shared/tasks/task.ts'
import { forgetTasks, showTaskDialog, showTasks, startTask } from '#shared/tasks/tasks.ts'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { shareDone } from './TaskRing.tsx'
import { TasksPlace } from './TasksPlace.tsx'

prepareScreens()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const [pause, resume, stop] = [jest.fn(), jest.fn(), jest.fn()]
const begin = (more: Partial<NewTask> = {}) =>
  startTask({ kind: 'export', title: () => 'Exportar: Usuarios', total: 5000, pause, resume, stop, ...more })
const done = (more: Partial<TaskEnd> = {}): TaskEnd => ({
  outcome: 'done',
  text: () => 'Archivo listo.',
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  clearSession()
  beginSessionEpoch()
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  window.history.replaceState(null, '', '/users')
  forgetTasks()
  showTasks(false)
  for (const { id } of currentToasts()) hideToast(id)
  jest.resetAllMocks()
})

function Address() {
  return <p>{useLocation().pathname}</p>
}
function show(): void {
  const page = (
    <LeaveBlocker>
      <TasksPlace />
      <Link to="/roles">roles</Link>
      <Link to="/logout">sign out</Link>
      <Address />
    </LeaveBlocker>
  )
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />, {
    wrapper: PageStore,
  })
}
const place = (): HTMLElement | null => screen.queryByRole('button', { name: /^Tareas/ })
const panel = () => within(screen.getByRole('region', { name: 'Tareas' }))
const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))
const news = (): string => screen.getByRole('status').textContent

it('appears with the first task and disappears after its result was seen', async () => {
  show()
  expect(place()).not.toBeInTheDocument()
  const task = await act(async () => begin())
  expect(place()).toHaveAccessibleName('Tareas: 1 en curso')
  await act(async () => task.end(done()))
  expect(place()).toHaveAccessibleName('Tareas: ver cómo terminaron')
  await user.click(place()!)
  await user.keyboard('{Escape}')
  expect(place()).toHaveFocus()
  await user.tab()
  expect(place()).not.toBeInTheDocument()
})

it('shows the progress of each task, and can pause, resume and stop it', async () => {
  const task = begin({ path: '/apps' })
  begin({ kind: 'import', title: () => 'Importar usuarios', total: null })
  show()
  await user.click(place()!)
  act(() => task.progress(1200))
  expect(await panel().findByText('1.200 de 5.000')).toBeVisible()
  expect(panel().getByRole('progressbar', { name: 'Exportar: Usuarios' })).toHaveAttribute('value', '1200')
  expect(panel().getByText('Empezando…')).toBeVisible()
  await press('Pausar: Exportar: Usuarios')
  expect(panel().getByText('En pausa: 1.200 de 5.000')).toBeVisible()
  await press('Seguir: Exportar: Usuarios')
  act(() => task.waitsFor(() => 'El servicio pide un momento.'))
  expect(panel().getByText('El servicio pide un momento.')).toBeVisible()
  await press('Detener: Exportar: Usuarios')
  expect(panel().getByText('Deteniendo…')).toBeVisible()
  expect(panel().getByRole('heading', { name: 'Tareas' })).toHaveFocus()
  expect([pause, resume, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  await user.click(panel().getByRole('link', { name: 'Exportar: Usuarios' }))
  expect(screen.getByText('/apps')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Tareas' })).not.toBeInTheDocument()
})

it('announces start and end, but no step in between', async () => {
  show()
  const task = await act(async () => begin())
  expect(news()).toBe('Exportar: Usuarios: en curso')
  await user.click(place()!)
  act(() => task.progress(40))
  expect(await panel().findByText('40 de 5.000')).toBeVisible()
  expect(news()).toBe('Exportar: Usuarios: en curso')
  await act(async () => task.end(done()))
  expect(news()).toBe('Archivo listo.')
})

it('offers download, result and retry when a task ends', async () => {
  const [download, open, retry] = [jest.fn(), jest.fn(), jest.fn()]
  begin().end(done({ download }))
  begin({ kind: 'bulk', title: () => 'Activando roles' }).end(done({ open }))
  begin({ title: () => 'Exportar: Roles' }).end(done({ outcome: 'failed', retry }))
  show()
  await user.click(place()!)
  await press('Descargar otra vez: Exportar: Usuarios')
  await press('Descargar otra vez: Exportar: Usuarios')
  await press('Reintentar: Exportar: Roles')
  expect(within(panel().getByRole('list', { name: 'Terminadas' })).queryByText('Exportar: Roles')).toBeNull()
  await press('Ver resultado: Activando roles')
  expect([download, open, retry].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1])
})

it('gets the focus after a result dialog, then disappears', async () => {
  // As in browsers: the dialog takes the focus and returns it.
  let before: Element | null = null
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true
    before = document.activeElement
    this.querySelector('button')?.focus()
  })
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => {
    if (before?.isConnected) (before as HTMLElement).focus()
  })
  const open = (): void =>
    showTaskDialog(() => (
      <ModalDialog aria-label="Resultado">
        <button type="button" onClick={() => showTaskDialog(null)}>
          Cerrar
        </button>
      </ModalDialog>
    ))
  begin({ kind: 'bulk', title: () => 'Activando roles' }).end(done({ open }))
  show()
  await user.click(place()!)
  await press('Ver resultado: Activando roles')
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus()
  await press('Cerrar')
  expect(place()).toHaveFocus()
  await user.tab()
  expect(place()).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

it('shows each stored task once, until the list is cleared', async () => {
  begin().end(done({ counts: { done: 4988, failed: 12 } }))
  forgetTasks()
  begin({ title: () => 'Exportar: Roles' }).end(done())
  show()
  await user.click(place()!)
  const past = (): HTMLElement[] => panel().queryAllByRole('listitem')
  expect(past()).toHaveLength(2)
  expect(past()[1]).toHaveTextContent(/^Exportar: Usuarios.*Terminó · 4\.988 hechos, 12 fallidos$/)
  await press('Borrar historial')
  expect(past()).toHaveLength(1)
  expect(panel().getByRole('heading', { name: 'Tareas' })).toHaveFocus()
})

describe('leaving while a task runs', () => {
  const unload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const question = (): HTMLElement | null => screen.queryByRole('alertdialog')

  it.each([false, true])('asks through the browser, foreground task: %s', async (isInFront) => {
    show()
    expect(unload()).toBe(false)
    const task = await act(async () => begin({ isInFront }))
    expect(unload()).toBe(true)
    await act(async () => task.end(done()))
    expect(unload()).toBe(false)
  })

  it('does not ask on navigation to another screen', async () => {
    begin()
    show()
    await user.click(screen.getByRole('link', { name: 'roles' }))
    expect(screen.getByText('/roles')).toBeVisible()
    expect(question()).not.toBeInTheDocument()
  })

  it('asks before sign-out, which stops the task', async () => {
    begin()
    show()
    fireEvent.click(screen.getByRole('link', { name: 'sign out' }))
    expect(question()).toHaveAccessibleName('¿Cerrar sesión con una tarea en curso?')
    await press('Seguir aquí')
    expect([screen.getByText('/users').textContent, stop.mock.calls.length]).toEqual(['/users', 0])
    fireEvent.click(screen.getByRole('link', { name: 'sign out' }))
    await press('Cerrar sesión')
    expect(screen.getByText('/logout')).toBeVisible()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})

it.each<[{ done: number; total: number | null }[], number | null]>([
  [[], null],
  [[{ done: 1, total: 4 }], 0.25],
  [[{ done: 0, total: 0 }], 0],
  [[{ done: 9, total: 4 }], 1],
  [
    [
      { done: 0, total: 100 },
      { done: 100, total: 100 },
    ],
    0.5,
  ],
  [
    [
      { done: 1, total: 2 },
      { done: 3, total: null },
    ],
    null,
  ],
])('of %j the share that is done is %s', (tasks, share) => {
  expect(shareDone(tasks)).toBe(share)
})
