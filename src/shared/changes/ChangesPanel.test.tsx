import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PageStore } from '#shared/testing/testStore.tsx'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import type { UndoLook, NewChange } from './change.ts'
import { forgetChanges, recordChange, showChanges, undoChange } from './changes.ts'
import { ChangesPanel } from './ChangesPanel.tsx'

prepareScreens()
beforeEach(forgetChanges)

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const onClose = jest.fn()

function change(more: Partial<NewChange> = {}): NewChange {
  return {
    call: 'modifyUser',
    title: () => 'Usuario actualizado',
    name: () => 'ana',
    undo: [{ name: 'ana', look: async () => ({ isBack: true }), isBack: async () => 'done' }],
    ...more,
  }
}

function Address() {
  return <output>{useLocation().pathname}</output>
}

function open(): void {
  showChanges(true)
  render(
    <MemoryRouter>
      <ChangesPanel onClose={onClose} />
      <Address />
    </MemoryRouter>,
    { wrapper: PageStore },
  )
}

it('opens the record and closes', async () => {
  recordChange(change({ path: '/users/7' }))
  recordChange(change({ name: () => 'luis' }))
  open()
  expect(screen.queryByRole('link', { name: 'luis' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'ana' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByText('/users/7')).toBeInTheDocument()
})

it('copies the reference with the call and its time, and confirms', async () => {
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  recordChange(change())
  open()
  await user.click(screen.getByRole('button', { name: 'Copiar referencia: Usuario actualizado, ana' }))
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^[0-9A-Z]{7} · \d{4}-.+ · modifyUser$/))
  expect(screen.getByText('Copiada')).toBeVisible()
})

it('shows each field before and after, and counts the rest of many', () => {
  const differences = Array.from({ length: 23 }, (_, at) => ({ label: `L${at}`, before: 'a', after: '' }))
  recordChange(change({ differences: () => differences }))
  open()
  const lines = within(screen.getByRole('list', { name: /^Cambios/ })).getAllByRole('listitem')
  expect(lines[1]).toHaveTextContent('L0: a → vacío')
  expect(lines.at(-1)).toHaveTextContent('y 3 más')
})

it('re-renders only the entry being undone, of 200', async () => {
  const shown = jest.fn()
  const ids = Array.from({ length: 200 }, (_, at) =>
    recordChange(
      change({
        title: () => {
          shown(at)
          return `Cambio ${at}`
        },
      }),
    ),
  )
  open()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(200)
  shown.mockClear()
  await act(async () => {
    undoChange(ids[120]!)
    await import('./undo.ts')
  })
  expect(await screen.findByText('Deshecho')).toBeVisible()
  expect(new Set(shown.mock.calls.map(([at]: number[]) => at))).toEqual(new Set([120]))
})

it('reports that the service asked to wait', async () => {
  const look = async (): Promise<UndoLook> => ({
    error: { kind: 'status', call: 'modifyUser', message: null, at: 0, status: 429 },
  })
  const step = { look, isBack: async () => 'unknown' as const }
  const id = recordChange(change({ undo: ['ana', 'luis'].map((name) => ({ ...step, name })) }))
  open()
  undoChange(id)
  expect(await screen.findByText('El servicio pidió esperar: sigue por sí solo.')).toBeVisible()
  expect(screen.getByText('Deshaciendo 0 de 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Detener' }))
  expect(await screen.findByRole('button', { name: /^Deshacer los 2/ })).toBeVisible()
})

it('undoes nothing while offline, says so, and works once online', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const look = jest.fn(async () => ({ isBack: true }) as const)
  recordChange(change({ undo: [{ name: 'ana', look, isBack: async () => 'done' }] }))
  open()
  const undo = screen.getByRole('button', { name: /^Deshacer/ })
  expect(undo).toHaveAccessibleDescription(/cuando vuelva la conexión/)
  await user.click(undo)
  expect(look).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await user.click(undo)
  expect(await screen.findByText('Deshecho')).toBeVisible()
})
