import { act, screen, waitFor, within } from '@testing-library/react'
import { accessParts } from '#app/accessParts.tsx'
import { currentChanges, undoChange } from '#shared/changes/changes.ts'
import { meetFaults } from '#shared/testing/testAnswerFaults.ts'
import { press, renderScreen, shownAddress, user } from '#shared/testing/testScreen.tsx'
import * as services from '../card/testUserCard.tsx'
import { QuickRoles } from './QuickRoles.tsx'

const { callsOf, answerNext, prepareCard, sentBody, service } = services
// Its code is here before it is asked for.
beforeAll(() => accessParts.UserGains.load())
prepareCard()

const onClose = jest.fn()
const onNext = jest.fn()
beforeEach(() => {
  onClose.mockClear()
  onNext.mockClear()
})

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Rol o aplicación' })
const option = (name: RegExp | string): HTMLElement => screen.getByRole('option', { name })
const names = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent)
const rolesNow = (): string[] =>
  sentBody()
    .roles.filter(({ assigned }) => assigned)
    .map(({ name }) => name)

async function open(): Promise<void> {
  await act(async () =>
    renderScreen(<QuickRoles id={42} name="Luisa Peña" onClose={onClose} onNext={onNext} />, '/users'),
  )
  await waitFor(() => expect(field()).toBeVisible())
}

it('gives a role by typing a part of its name and Enter, shows what changes, saves and goes on (beyond 25)', async () => {
  await open()
  expect(field()).toHaveFocus()
  // Those that she has stand first; one that is off cannot be given.
  expect(names()).toEqual(['ContadorSuite', 'AuditorSuite'])
  expect(option(/Contador/)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('audi{Enter}')
  expect(option(/Auditor/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('Se da Auditor')).toBeVisible()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1))
  expect(onClose).not.toHaveBeenCalled()
  expect(rolesNow()).toEqual(['Contador', 'Retirado', 'Auditor'])
  expect(sentBody().customers).toEqual(
    service.companies.map(({ id, name, principal, assigned }) => ({ id, name, principal, assigned })),
  )
  expect(screen.queryByText('Se da Auditor')).toBeNull()
})

it('reads the person before it writes, so that nobody else’s change is lost, and can be taken back', async () => {
  await open()
  service.users.set(42, { ...services.luisa, names: 'Luisa Ana' })
  service.roles = service.roles.map((role) =>
    role.name === 'Retirado' ? { ...role, assigned: false } : role,
  )
  await user.click(option(/Auditor/))
  await press('Guardar')
  const theirs = within(
    await screen.findByRole('alertdialog', { name: 'Otra persona modificó este registro' }),
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

it('takes no role by an Enter before anything is looked for, nor by one that is held', async () => {
  await open()
  await user.keyboard('{Enter}')
  expect(option(/Contador/)).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(option(/Contador/)).toHaveAttribute('aria-selected', 'false')
  expect(screen.getByText('Se quita Contador')).toBeVisible()
  await user.keyboard('{Enter>3/}')
  expect(option(/Contador/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveAccessibleDescription('Aún no hay cambios.')
  // With nothing to save it only goes on.
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onNext).toHaveBeenCalledTimes(1)
  expect(callsOf('modifyUser')).toHaveLength(0)
})

it('asks before unsaved work is left, and leaves what was discarded', async () => {
  await open()
  await user.click(option(/Auditor/))
  await press('Cerrar')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText('Rol: Auditor')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Seguir editando' }))
  expect(option(/Auditor/)).toHaveAttribute('aria-selected', 'true')
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
  'refuses to save a person who lacks %s, and leads to where it is put right',
  async (_what, take, words, path) => {
    take()
    await open()
    await user.click(option(/Auditor/))
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

it('says what became of a save that failed, keeps what was ticked, and saves later', async () => {
  await open()
  await user.click(option(/Auditor/))
  answerNext('modifyUser', { body: { informationCode: 'A20', message: 'No se puede.' } })
  await press('Guardar y siguiente')
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('No se puede.'))
  await press('Aceptar')
  expect(onNext).not.toHaveBeenCalled()
  expect(option(/Auditor/)).toHaveAttribute('aria-selected', 'true')
  await press('Guardar y siguiente')
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1))
})

it.each(['getUser', 'listRoles', 'listApplications'])(
  'says what became of the read of %s, and reads it again',
  async (call) => {
    let isFirst = true
    await meetFaults({ ...services, aheadMs: 0 }, call, {
      async act() {
        if (!isFirst) return press('Reintentar')
        isFirst = false
        renderScreen(<QuickRoles id={42} name="Luisa Peña" onClose={onClose} />, '/users')
      },
      async failed() {
        expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
        expect(screen.queryByRole('combobox')).toBeNull()
        expect(screen.getByRole('heading', { name: 'Roles de Luisa Peña' })).toBeVisible()
      },
    })
    await press('Reintentar')
    await waitFor(() => expect(field()).toBeVisible())
  },
)

it('says that there is nobody any more', async () => {
  service.users.clear()
  renderScreen(<QuickRoles id={42} name="Luisa Peña" onClose={onClose} />, '/users')
  expect(await screen.findByText('El usuario ya no existe.')).toBeVisible()
  await press('Cerrar')
  expect(onClose).toHaveBeenCalledTimes(1)
})
