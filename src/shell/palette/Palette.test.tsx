import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { applicationEndpoints } from '#contracts/applications.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints, type UserRow } from '#contracts/users.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { noteRecent } from '#shared/records/recent.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { lentParts } from '#app/lentParts.tsx'
import { LentPartsContext } from '#shared/borrow/lentParts.ts'
import { Palette } from './Palette.tsx'
import '../home/homeTexts.ts'

function person(id: number, userName: string, names: string, surnames: string): UserRow {
  return { id, userName, names, surnames, email: `${userName}@suite.test`, document: '', idstate: 0 }
}
const people = [person(5, 'maria.gomez', 'María', 'Gómez'), person(6, 'maria.paz', 'María', 'Paz')]
const services = testServices([userEndpoints, applicationEndpoints, roleEndpoints, privilegeEndpoints], {
  listUsers: () => ({ users: people, rows: people.length }),
  listApplications: () => ({
    result: { records: [{ id: 1, name: 'suite', title: 'Suite', isVisible: true, idState: 0 }] },
  }),
  listRoles: () => ({ result: { records: [{ id: 3, name: 'Maestro', alias: 'MAE', idstate: 0 }] } }),
  getUser: () => ({ user: people[0] }),
  listPrivileges: () => ({
    result: { records: [{ id: 4, name: 'VER_MAPAS', idstate: 0, licence: false, isAuditable: false }] },
  }),
})
const onClose = jest.fn()

prepareScreens()
beforeAll(() => import('#features/users/quick/QuickRoles.tsx'))
beforeEach(() => {
  services.start()
  onClose.mockClear()
  sessionStorage.clear()
  writeSession({ token: testToken({ userId: '7' }), refreshToken: null })
})
afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
})

function Place() {
  const { pathname, search } = useLocation()
  return <output data-testid="place">{pathname + search}</output>
}
function open(begun = ''): void {
  render(
    <Provider store={freshStore()}>
      <ThemeContext value={findTheme(null, null)}>
        <MemoryRouter initialEntries={['/apps']}>
          <LentPartsContext value={lentParts}>
            <Palette begun={begun} onClose={onClose} />
          </LentPartsContext>
          <Place />
        </MemoryRouter>
      </ThemeContext>
    </Provider>,
  )
}
const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Buscar o ir a…' })
const options = (): string[] => screen.getAllByRole('option').map(({ textContent }) => textContent)
const chosen = (): string | null => screen.getByRole('option', { selected: true }).textContent
const note = (): HTMLElement => within(screen.getByRole('dialog')).getByRole('status')
const place = (): string | null => screen.getByTestId('place').textContent

it('finds people through the service and cached records, grouped by kind [beyond 25]', async () => {
  open()
  expect(field()).toHaveFocus()
  await user.type(field(), 'ma')
  expect(await screen.findByRole('option', { name: /María Gómez/ })).toBeVisible()
  const group = (name: string) => within(screen.getByRole('group', { name }))
  expect(group('Personas').getAllByRole('option')).toHaveLength(2)
  expect(group('Roles').getByRole('option')).toHaveTextContent('MaestroMAE')
  expect(group('Privilegios').getByRole('option')).toHaveTextContent('VER_MAPAS')
  expect(services.callsOf('listUsers').map(({ headers }) => headers['customersearch'])).toEqual(['ma'])
  await user.clear(field())
  await user.type(field(), 'suit')
  await waitFor(() => expect(group('Aplicaciones').getByRole('option')).toHaveTextContent('Suite'))
  expect(services.callsOf('listRoles')).toHaveLength(1)
})

it('shows the number of people found, with a link to their list', async () => {
  services.answerNext('listUsers', { body: { users: people, rows: 13 } })
  open()
  await user.type(field(), 'mar')
  const all = await screen.findByRole('option', { name: 'Ver las 13 personas' })
  expect(
    within(screen.getByRole('group', { name: 'Personas' }))
      .getAllByRole('option')
      .at(-1),
  ).toBe(all)
  await waitFor(() => expect(note()).toHaveTextContent(/^13 resultados/))
  await user.click(all)
  expect(place()).toBe('/users?search=mar')
})

it('continues with the text typed before its code loaded [beyond 25]', async () => {
  open('ma')
  expect(field()).toHaveValue('ma')
  expect(await screen.findByRole('option', { name: /María Gómez/ })).toBeVisible()
  await user.keyboard('z')
  expect(field()).toHaveValue('maz')
})

it('opens the selected entry with Enter; new entries above keep it selected', async () => {
  const late = Promise.withResolvers<void>()
  services.answerNext('listUsers', { after: late.promise })
  open()
  await user.type(field(), 'ma')
  await screen.findByRole('option', { name: /Maestro/ })
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}')
  const before = chosen()
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  await act(async () => late.resolve())
  await screen.findByRole('option', { name: /María Gómez/ })
  expect(chosen()).toBe(before)
  await user.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('wraps at both ends, and opens a pressed entry', async () => {
  open()
  const all = options()
  expect(chosen()).toBe(all[0])
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toBe(all.at(-1))
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(all[0])
  await user.click(screen.getByRole('option', { name: 'Roles' }))
  expect(place()).toBe('/roles')
})

it('applies an early Enter to the first person found', async () => {
  open()
  await user.type(field(), 'maría g{Enter}')
  expect(onClose).not.toHaveBeenCalled()
  await waitFor(() => expect(place()).toBe('/users/5'))
})

it('keeps earlier results until a newer search is answered, across aborted ones', async () => {
  open()
  await user.type(field(), 'ma')
  await screen.findByRole('option', { name: /María Gómez/ })
  const never = new Promise(() => {})
  services.answerNext('listUsers', { after: never }, { after: never })
  await user.type(field(), 'r')
  await waitFor(() => expect(services.callsOf('listUsers')).toHaveLength(2))
  await user.type(field(), 'í')
  await waitFor(() => expect(services.callsOf('listUsers')).toHaveLength(3))
  expect(services.callsOf('listUsers')[1]!.signal?.aborted).toBe(true)
  expect(screen.getByRole('option', { name: /María Gómez/ })).toBeVisible()
})

it('applies an early Enter to the first other entry after a 403 for people', async () => {
  services.answerNext('listUsers', { status: 403 })
  open()
  await user.type(field(), 'maes{Enter}')
  await waitFor(() => expect(place()).toBe('/roles/3'))
})

it('opens nothing for an early Enter if the search fails', async () => {
  services.answerNext('listUsers', { status: 500 })
  open()
  await user.type(field(), 'maes{Enter}')
  await screen.findByRole('alert')
  expect(screen.getByRole('option', { name: /Maestro/ })).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

it('drops earlier results once the text was too short to search', async () => {
  open()
  await user.type(field(), 'ma')
  await screen.findByRole('option', { name: /María Gómez/ })
  services.answerNext('listUsers', { after: new Promise(() => {}) })
  await user.clear(field())
  await user.type(field(), 'pedro')
  expect(note()).toHaveTextContent('Buscando…')
  expect(screen.queryByRole('option', { name: /María/ })).toBeNull()
})

it('runs one search at a time and never shows an outdated answer', async () => {
  const late = Promise.withResolvers<void>()
  services.answerNext('listUsers', {
    after: late.promise,
    body: { users: [{ ...people[0], id: 9, names: 'Nadie' }], rows: 1 },
  })
  open()
  await user.type(field(), 'ma')
  await waitFor(() => expect(services.callsOf('listUsers')).toHaveLength(1))
  await user.type(field(), 'r')
  await screen.findByRole('option', { name: /María Gómez/ })
  expect(services.callsOf('listUsers')[0]!.signal?.aborted).toBe(true)
  await act(async () => late.resolve())
  expect(screen.queryByRole('option', { name: /Nadie/ })).toBeNull()
  expect(field()).toHaveValue('mar')
})

it('reports any failed people search, keeps the text, and can retry [beyond 25]', async () => {
  open()
  let isFirst = true
  const retry = () => user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await repeatWithEachFault(services, 'listUsers', {
    async call() {
      if (!isFirst) return retry()
      isFirst = false
      await user.type(field(), 'ma')
    },
    async expectFault() {
      expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos buscar personas.')
      expect(field()).toHaveValue('ma')
      expect(screen.getByRole('option', { name: /Maestro/ })).toBeVisible()
    },
  })
  await retry()
  expect(await screen.findByRole('option', { name: /María Gómez/ })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['listApplications', 'suite', 'Suite'],
  ['listRoles', 'maestro', 'Maestro'],
  ['listPrivileges', 'mapas', 'VER_MAPAS'],
])('finds the rest where %s fails, however it does [beyond 25]', async (call, typed, name) => {
  const type = () => fireEvent.change(field(), { target: { value: typed } })
  await repeatWithEachFault(services, call, {
    async call() {
      cleanup()
      open()
      type()
    },
    async expectFault() {
      expect(await screen.findByRole('option', { name: /María Gómez/ })).toBeVisible()
      await waitFor(() => expect(note()).toHaveTextContent('2 resultados'))
      expect(screen.queryByRole('option', { name: new RegExp(name) })).toBeNull()
      expect(field()).toHaveValue(typed)
    },
  })
  cleanup()
  open()
  type()
  expect(await screen.findByRole('option', { name: new RegExp(name) })).toBeVisible()
})

it('shows nothing about people after a 403', async () => {
  services.answerNext('listUsers', { status: 403 })
  open()
  await user.type(field(), 'ma')
  await waitFor(() => expect(note()).toHaveTextContent(/resultado/))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('group', { name: 'Personas' })).toBeNull()
})

it('says that nothing matches', async () => {
  services.answerNext('listUsers', { body: { users: [], rows: 0 } })
  open()
  await user.type(field(), 'zzzz')
  await waitFor(() => expect(note()).toHaveTextContent('Nada se llama «zzzz».'))
  await user.keyboard('{Enter}')
  expect(onClose).not.toHaveBeenCalled()
})

it('sends nothing while offline, and shows local entries', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  fireEvent(window, new Event('offline'))
  await user.type(field(), 'rol')
  expect(note()).toHaveTextContent('Sin conexión: solo aparece lo que ya se había cargado.')
  expect(screen.getByRole('option', { name: 'Roles' })).toBeVisible()
  expect(services.calls).toEqual([])
})

it('offers recent records and the actions of the screen, which press its buttons', async () => {
  noteRecent('7', { path: '/users/5', name: 'María Gómez', about: 'maria.gomez' })
  const press = jest.fn()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="list-head"><button class="x">Exportar</button><a href="#">Crear rol</a><button disabled>Borrar</button><button aria-haspopup="menu">Más</button></div>',
  )
  document.querySelector('button.x')!.addEventListener('click', press)
  open()
  expect(within(screen.getByRole('group', { name: 'Recientes' })).getByRole('option')).toHaveTextContent(
    'María Gómezmaria.gomez',
  )
  expect(screen.queryByRole('option', { name: 'Borrar' })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Más' })).toBeNull()
  expect(screen.getAllByRole('option', { name: 'Crear rol' })).toHaveLength(1)
  await user.click(screen.getByRole('option', { name: 'Exportar' }))
  await waitFor(() => expect(press).toHaveBeenCalledTimes(1))
})

it('opens the roles of a person with the right arrow or a press, then starts over [beyond 25]', async () => {
  open()
  await user.type(field(), 'ma')
  await screen.findByRole('option', { name: /María Gómez/ })
  expect(note()).toHaveTextContent('→ para dar o quitar roles')
  // Inside the text the arrow moves the caret.
  await user.keyboard('{ArrowLeft}{ArrowRight}')
  expect(field()).toHaveFocus()
  await act(() => user.keyboard('{ArrowRight}'))
  expect(await screen.findByRole('heading', { name: 'Roles de María Gómez' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('applies an early right arrow to the current result, never to an outdated one', async () => {
  const late = Promise.withResolvers<void>()
  open()
  await user.type(field(), 'ma')
  await screen.findByRole('option', { name: /María Gómez/ })
  const pedro = person(8, 'pedro.rojas', 'Pedro', 'Rojas')
  services.answerNext('listUsers', { after: late.promise, body: { users: [pedro], rows: 1 } })
  await user.tripleClick(field())
  await user.paste('pedro')
  expect(field()).toHaveValue('pedro')
  expect(chosen()).toMatch(/^María Gómez/)
  await act(() => user.keyboard('{ArrowRight}'))
  expect(field()).toHaveFocus()
  await act(async () => late.resolve())
  expect(await screen.findByRole('heading', { name: 'Roles de Pedro Rojas' })).toBeVisible()
})

it('opens the roles of a recent person, and starts over empty if nothing is unsaved', async () => {
  noteRecent('7', { path: '/users/5', name: 'María Gómez', about: 'maria.gomez' })
  noteRecent('7', { path: '/roles/3', name: 'Maestro', about: '' })
  open()
  await user.type(field(), 'gómez')
  await waitFor(() => expect(chosen()).toMatch(/^María Gómez/))
  await act(() => user.keyboard('{ArrowRight}'))
  await screen.findByRole('searchbox', { name: 'Rol o aplicación' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(field()).toHaveValue('')
  const recent = within(screen.getByRole('group', { name: 'Recientes' }))
  expect(recent.getAllByRole('option').map((one) => one.textContent.includes('Roles'))).toEqual([false, true])
})

it('has no roles shortcut for other records', async () => {
  services.answerNext('listUsers', { body: { users: [], rows: 0 } })
  open()
  await user.type(field(), 'maestro')
  await waitFor(() => expect(note()).toHaveTextContent('1 resultado'))
  await user.keyboard('{ArrowRight}')
  expect(field()).toHaveFocus()
  expect(note()).not.toHaveTextContent('para dar o quitar roles')
})

it('opens a pasted address, and offers records for a pasted id', async () => {
  open()
  await user.click(field())
  await user.paste(`${window.location.origin}/users/42/roles`)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(place()).toBe('/users/42/roles'))
})

it('offers a pasted id of every kind', async () => {
  open()
  await user.click(field())
  await user.paste('42')
  expect(within(screen.getByRole('group', { name: 'Abrir' })).getAllByRole('option')).toHaveLength(5)
  await user.click(screen.getByRole('option', { name: 'Rol con id 42' }))
  expect(place()).toBe('/roles/42')
})
