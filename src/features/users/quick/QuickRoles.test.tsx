import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { lentParts } from '#app/lentParts.tsx'
import { currentChanges, undoChange } from '#shared/changes/changes.ts'
import { repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { press, renderScreen, shownAddress, user } from '#shared/testing/testScreen.tsx'
import * as services from '../card/testUserCard.tsx'
import { QuickRoles } from './QuickRoles.tsx'
import type { QuickRolesProps } from '#shared/borrow/lentParts.ts'

const { callsOf, answerNext, prepareCard, sentBody, serviceData: service } = services
// Loads the lazy part in advance.
beforeAll(() => lentParts.UserGains.load())
prepareCard()

const onClose = jest.fn()
const onNext = jest.fn()
const onPrevious = jest.fn()
beforeEach(() => {
  onPrevious.mockClear()
  onClose.mockClear()
  onNext.mockClear()
})

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Rol o aplicación' })
const box = (role: string): HTMLElement => screen.getByRole('checkbox', { name: `Asignado ${role}` })
const names = (): string[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const rolesNow = (): string[] =>
  sentBody()
    .roles.filter(({ assigned }) => assigned)
    .map(({ name }) => name)

async function open(more: Partial<QuickRolesProps> = {}): Promise<void> {
  const props = { id: 42, name: 'Luisa Peña', onClose, onNext, ...more }
  await act(async () => renderScreen(<QuickRoles {...props} />, '/users'))
  await waitFor(() => expect(field()).toBeVisible())
}

it('gives a role by part of its name and Enter, shows the change, saves and continues [beyond 25]', async () => {
  await open()
  expect(field()).toHaveFocus()
  // Assigned roles come first; an inactive one cannot be assigned.
  expect(names()).toEqual(['Contador', 'Auditor'])
  expect(screen.getAllByRole('cell', { name: 'Suite' })).toHaveLength(2)
  expect(box('Contador')).toBeChecked()
  // A live region reads out only what comes into it.
  const live = document.querySelector('[aria-live="polite"]')
  expect(live).toBeEmptyDOMElement()
  await user.keyboard('audi{Enter}')
  expect(box('Auditor')).toBeChecked()
  expect(screen.getByText('Se da Auditor')).toBeVisible()
  expect(live).toHaveTextContent(/^Se da Auditor/)
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1))
  expect(onClose).not.toHaveBeenCalled()
  expect(rolesNow()).toEqual(['Contador', 'Retirado', 'Auditor'])
  expect(sentBody().customers).toEqual(
    service.companies.map(({ id, name, principal, assigned }) => ({ id, name, principal, assigned })),
  )
  expect(screen.queryByText('Se da Auditor')).toBeNull()
})

it('reads the user before the write, keeps concurrent changes, and can be undone', async () => {
  await open()
  service.users.set(42, { ...services.luisa, names: 'Luisa Ana' })
  service.roles = service.roles.map((role) =>
    role.name === 'Retirado' ? { ...role, assigned: false } : role,
  )
  await user.click(box('Auditor'))
  await press('Guardar')
  const theirs = within(
    await screen.findByRole('alertdialog', { name: 'Este registro cambió mientras lo editabas' }),
  )
  await user.click(theirs.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(onNext).not.toHaveBeenCalled()
  expect(sentBody().names).toBe('Luisa Ana')
  expect(rolesNow()).toEqual(['Contador', 'Auditor'])
  service.roles = service.roles.map((role) => (role.name === 'Auditor' ? { ...role, assigned: true } : role))
  const [change] = currentChanges()
  await act(async () => undoChange(change!.id))
  await waitFor(() => expect(callsOf('modifyUser')).toHaveLength(2))
  expect(rolesNow()).toEqual(['Contador'])
})

it('does not remove a role on Enter without a search, or on a repeated Enter', async () => {
  await open()
  await user.keyboard('{Enter}')
  expect(box('Contador')).toBeChecked()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(box('Contador')).not.toBeChecked()
  expect(screen.getByText('Se quita Contador')).toBeVisible()
  await user.keyboard('{Enter>4/}')
  expect(box('Contador')).toBeChecked()
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription('Aún no hay cambios.')
  // Without changes, Ctrl+Enter only continues; a key that repeats does nothing more.
  await user.keyboard('{Control>}{Enter>3/}{/Control}')
  expect(onNext).toHaveBeenCalledTimes(1)
  expect(box('Contador')).toBeChecked()
  expect(callsOf('modifyUser')).toHaveLength(0)
})

it('saves by Ctrl+S and closes, even when others follow', async () => {
  await open()
  await user.keyboard('audi{Enter}{Control>}s{/Control}')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(onNext).not.toHaveBeenCalled()
  expect(rolesNow()).toEqual(['Contador', 'Retirado', 'Auditor'])
})

it('closes after a save when no user follows', async () => {
  await open({ onNext: undefined })
  await user.keyboard('audi{Enter}{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(callsOf('modifyUser')).toHaveLength(1)
})

it('ticks what was typed on Enter, not a result of an earlier search that is still shown', async () => {
  await open()
  await user.keyboard('audi')
  act(() => {
    fireEvent.change(field(), { target: { value: 'conta' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
  })
  expect(screen.queryByText('Se da Auditor')).toBeNull()
  expect(screen.getByText('Se quita Contador')).toBeVisible()
})

it('wraps around by arrow keys, and restarts on each letter', async () => {
  await open()
  await user.keyboard('{ArrowUp}')
  expect(box('Auditor')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(box('Contador')).toHaveFocus()
  await user.keyboard('{ArrowDown}audi')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('audi')
  await user.keyboard('{Enter}')
  expect(box('Auditor')).toBeChecked()
})

it('shows the first of many roles, the number of the rest, and an empty result', async () => {
  const many = Array.from({ length: 70 }, (_, at) => ({ id: 100 + at, name: `Rol ${at}`, idstate: 0 }))
  service.roles.push(...many)
  await open()
  expect(names()).toHaveLength(60)
  expect(screen.getByText('Y 12 roles más: escribe para encontrarlos')).toBeVisible()
  await user.keyboard('rol 69')
  expect(names()).toEqual(['Rol 69'])
  expect(screen.getByText('1 rol')).toBeVisible()
  await user.keyboard('x')
  expect(screen.getByText('Ningún rol se llama «rol 69x».')).toBeVisible()
})

it('ignores ticks while saving', async () => {
  const answer = Promise.withResolvers<void>()
  await open()
  await user.click(box('Auditor'))
  answerNext('modifyUser', { after: answer.promise })
  await press('Guardar')
  await waitFor(() => expect(callsOf('modifyUser')).toHaveLength(1))
  await user.click(box('Contador'))
  expect(box('Contador')).toBeChecked()
  await act(async () => answer.resolve())
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('ignores ticks while the next user loads, and shows its notice', async () => {
  await open({ isGoing: true, notice: <p>No se pudo leer la página</p> })
  await user.click(box('Auditor'))
  expect(box('Auditor')).not.toBeChecked()
  expect(screen.getByText('No se pudo leer la página')).toBeVisible()
})

it('waits for the network and says why', async () => {
  await open()
  await user.click(box('Auditor'))
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription(
    'Podrás enviar cuando vuelva la conexión.',
  )
  act(() => field().focus())
  await user.keyboard('{Control>}s{Enter}{/Control}')
  expect(callsOf('modifyUser')).toHaveLength(0)
  expect([onClose, onNext].map(({ mock }) => mock.calls)).toEqual([[], []])
  await press('Cerrar')
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Seguir editando' }))
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await press('Guardar')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})

it('sends nothing after the service has denied the permission to write', async () => {
  window.history.replaceState(null, '', '/users')
  await open()
  await user.click(box('Auditor'))
  answerNext('modifyUser', { status: 403 })
  await press('Guardar')
  const save = screen.getByRole('button', { name: 'Guardar' })
  await waitFor(() => expect(save).toHaveAccessibleDescription(/^Solo lectura/))
  act(() => field().focus())
  await user.keyboard('{Control>}s{/Control}')
  expect(callsOf('modifyUser')).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

it.each([
  ['siguiente', onNext],
  ['anterior', onPrevious],
])('asks before it moves to the %s one', async (way, go) => {
  await open({ place: '2 de 3', onPrevious })
  await user.click(box('Auditor'))
  await press(`Registro ${way} de la lista`)
  expect(go).not.toHaveBeenCalled()
  await press('Descartar')
  expect(go).toHaveBeenCalledTimes(1)
  expect(callsOf('modifyUser')).toHaveLength(0)
})

it('asks before unsaved work is left, and drops it when discarded', async () => {
  await open()
  await user.click(box('Auditor'))
  await press('Cerrar')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText('Rol: Auditor')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Seguir editando' }))
  expect(box('Auditor')).toBeChecked()
  act(() => field().focus())
  await user.keyboard('{Escape}')
  await press('Descartar')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(callsOf('modifyUser')).toHaveLength(0)
})

it.each([
  [
    'a main company',
    () => (service.companies = service.companies.map((one) => ({ ...one, principal: false }))),
    'a esta persona le falta una empresa principal',
    '/users/42/empresas',
  ],
  [
    'data',
    () => service.users.set(42, { ...services.luisa, surnames: '' }),
    'a la ficha de esta persona le faltan datos',
    '/users/42',
  ],
])(
  'refuses to save a user without %s, and leads to the place to fix it',
  async (_what, take, words, path) => {
    take()
    await open()
    await user.click(box('Auditor'))
    await press('Guardar')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(callsOf('modifyUser')).toHaveLength(0)
    expect(onClose).not.toHaveBeenCalled()
    await press('Abrir la ficha')
    await press('Descartar')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(shownAddress()).toBe(path)
  },
)

it('reports a failed save, keeps the ticks, and saves on retry', async () => {
  await open()
  await user.click(box('Auditor'))
  answerNext('modifyUser', { body: { informationCode: 'A20', message: 'No se puede.' } })
  await press('Guardar y abrir el siguiente')
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('No se puede.'))
  await press('Aceptar')
  expect(onNext).not.toHaveBeenCalled()
  expect(box('Auditor')).toBeChecked()
  await press('Guardar y abrir el siguiente')
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1))
})

it.each(['getUser', 'listRoles', 'listApplications'])(
  'reports a failed %s, and reads it again',
  async (call) => {
    let isFirst = true
    await repeatWithEachFault(services, call, {
      async call() {
        if (!isFirst) return press('Reintentar')
        isFirst = false
        renderScreen(<QuickRoles id={42} name="Luisa Peña" onClose={onClose} />, '/users')
      },
      async expectFault() {
        expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
        expect(screen.queryByRole('searchbox')).toBeNull()
        expect(screen.getByRole('heading', { name: 'Roles de Luisa Peña' })).toBeVisible()
      },
    })
    await press('Reintentar')
    await waitFor(() => expect(field()).toBeVisible())
  },
)

it('reports that the user no longer exists', async () => {
  service.users.clear()
  renderScreen(<QuickRoles id={42} name="Luisa Peña" onClose={onClose} />, '/users')
  expect(await screen.findByText('El usuario ya no existe.')).toBeVisible()
  await press('Cerrar')
  expect(onClose).toHaveBeenCalledTimes(1)
})
