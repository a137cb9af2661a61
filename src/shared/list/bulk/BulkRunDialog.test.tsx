import { act, render, screen, within } from '@testing-library/react'
import { useSelector } from 'react-redux'
import { store } from '#shared/api/store.ts'
import { currentChanges, forgetChanges, recordChange } from '#shared/changes/changes.ts'
import { selectRun } from '#shared/runs/run.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import {
  currentTasks,
  forgetTasks,
  selectHasTaskNews,
  selectTaskDialog,
  pauseTask,
  resumeTask,
  stopTask,
} from '#shared/tasks/tasks.ts'
import { press, prepareScreens } from '#shared/testing/testScreen.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { actOnToast, currentToasts, hideToast } from '#shared/ui/toasts.ts'
import '../listTexts.ts'
import { planOf } from './bulkEntries.ts'
import { beginBulkRun } from './bulkRun.ts'
import { BulkRunDialog } from './BulkRunDialog.tsx'

prepareScreens()

type Row = { id: number }
const refused = {
  error: { kind: 'status', call: 'setUserState', status: 200, code: 'R11', message: 'Está en uso', at: 0 },
}
const done = { data: { informationCode: 'A10' } }
const onClose = jest.fn()
let open: Map<number, (answer: object) => void>
let sent: number[]

beforeEach(() => {
  localStorage.clear()
  clearSession()
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  forgetTasks()
  forgetChanges()
  for (const { id } of currentToasts()) hideToast(id)
  onClose.mockReset()
  open = new Map()
  sent = []
})

const answer = (id: number, how: object = done): Promise<void> => act(async () => open.get(id)!(how))

function TaskDialog() {
  return useSelector(selectTaskDialog)?.() ?? null
}

/** Starts a run over `count` rows with its dialog and the task dialogs. */
function begin(count: number) {
  const rows = Array.from({ length: count }, (_one, at) => ({ id: at + 1 }))
  const run = beginBulkRun<Row, never>(
    {
      title: () => 'Desactivando roles',
      writeOf: ({ id }) => ({
        send() {
          sent.push(id)
          return new Promise((resolve) => open.set(id, resolve))
        },
        lookUp: async () => 'notDone',
      }),
      onDone: (changed) =>
        recordChange({
          call: 'x',
          title: () => 'Desactivados',
          name: () => String(changed.length),
          undo: changed.map(({ id }) => ({
            name: String(id),
            look: async () => ({ isBack: true }),
            isBack: async () => 'done',
          })),
        }),
    },
    planOf<Row, never>(rows, () => null),
    false,
  )
  const texts = {
    nameOf: ({ id }: Row) => `Rol ${id}`,
    running: () => 'Desactivando roles',
    done: () => '',
    skipped: () => '',
    file: { name: 'x.csv', headings: [], cells: () => [] },
  }
  const place = render(
    <>
      <BulkRunDialog run={run} texts={texts} onClose={onClose} />
      <div data-testid="host">
        <TaskDialog />
      </div>
    </>,
    { wrapper: PageStore },
  )
  return { ...place, id: run.id, hide: () => place.rerender(<div data-testid="host">{<TaskDialog />}</div>) }
}
const host = () => within(screen.getByTestId('host'))
const toasts = (): string[] => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)

it('is not in the top bar while its dialog is open', async () => {
  begin(1)
  await answer(1)
  expect([selectHasTaskNews(store.getState()), toasts()]).toEqual([false, []])
  expect(screen.getByRole('status')).toHaveTextContent('1 hecho')
})

it('forgets its results once its dialog is closed on its screen', async () => {
  const { id } = begin(1)
  await answer(1)
  expect(selectRun(store.getState(), id)).toBeDefined()
  await press('Cerrar')
  expect(selectRun(store.getState(), id)).toBeUndefined()
})

it('continues in the background, reports its end, and shows its result over any screen', async () => {
  const { hide } = begin(8)
  await answer(1)
  await press('Seguir en segundo plano')
  expect(onClose).toHaveBeenCalledTimes(1)
  hide()
  expect(currentTasks()[0]).toMatchObject({ kind: 'bulk', total: 8, isInFront: false })
  for (const id of [2, 3, 4, 5, 6, 7]) await answer(id)
  await answer(8, refused)
  expect(toasts()).toEqual(['error: Desactivando roles: 7 hechos, 1 fallido.'])
  act(() => actOnToast(currentToasts()[0]!))
  expect(host().getByRole('status')).toHaveTextContent('7 hechos1 fallido')
  await press('Cerrar')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(() => currentTasks()[0]!.end!.open!())
  expect(host().getByText('Rol 8')).toBeVisible()

  await press('Reintentar fallidos')
  expect(sent.slice(8)).toEqual([8])
  await answer(8)
  expect(host().getByRole('status')).toHaveTextContent('8 hechos')
  await press('Cerrar')
  expect(currentTasks()).toMatchObject([{ isInFront: false, isNew: false, phase: 'ended' }])
  act(() => currentTasks()[0]!.end!.open!())
  await press('Deshacer los 8')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('continues in the background after a navigation with its dialog open, and shows failures', async () => {
  const { hide } = begin(2)
  hide()
  expect(selectHasTaskNews(store.getState())).toBe(true)
  await answer(1)
  await answer(2, refused)
  expect(toasts()).toEqual(['error: Desactivando roles: 1 hecho, 1 fallido.'])
  act(() => actOnToast(currentToasts()[0]!))
  expect(host().getByText('Rol 2')).toBeVisible()
})

it('keeps failures in the top bar after a navigation before it is closed', async () => {
  const { hide } = begin(1)
  await answer(1, refused)
  hide()
  expect(currentTasks()).toMatchObject([{ isInFront: false, isNew: false }])
  act(() => currentTasks()[0]!.end!.open!())
  expect(host().getByText('Rol 1')).toBeVisible()
})

it('leaves the top bar once it was closed', async () => {
  const { hide } = begin(1)
  await answer(1)
  await press('Cerrar')
  hide()
  expect(currentTasks()).toMatchObject([{ isInFront: true }])
})

it('pauses between rows, and sends none after a stop', async () => {
  const { hide } = begin(9)
  await press('Seguir en segundo plano')
  hide()
  const { id } = currentTasks()[0]!
  pauseTask(id)
  for (const row of [1, 2]) await answer(row)
  expect(sent).toHaveLength(6)
  await act(async () => resumeTask(id))
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  pauseTask(id)
  await answer(3)
  act(() => stopTask(id))
  for (const row of [4, 5, 6, 7, 8]) await answer(row)
  expect(sent).toHaveLength(8)
  expect(currentTasks()[0]!.end).toMatchObject({ outcome: 'stopped', counts: { done: 8, failed: 0 } })
  expect(currentTasks()[0]!.end!.text()).toBe('Desactivando roles: 8 hechos, 1 sin enviar.')
})

it('stops with its user, and shows nothing to the next one', async () => {
  const { hide } = begin(9)
  await press('Seguir en segundo plano')
  hide()
  clearSession()
  writeSession({ token: testToken({ unique_name: 'otra' }), refreshToken: null })
  for (const row of [1, 2, 3, 4, 5, 6]) await answer(row)
  expect(sent).toHaveLength(6)
  expect([currentTasks(), toasts(), selectTaskDialog(store.getState()), currentChanges()]).toEqual([
    [],
    [],
    null,
    [],
  ])
})

it('says that it paused offline, and resumes online', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  begin(1)
  expect(screen.getByRole('alert')).toHaveTextContent('En pausa porque no hay conexión.')
  expect(sent).toEqual([])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Detener',
    'Cerrar',
    'Seguir',
  ])
  online.mockReturnValue(true)
  await press('Seguir')
  expect(sent).toEqual([1])
  await answer(1)
  expect(screen.getByRole('status')).toHaveTextContent('1 hecho')
})
