import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Link, Route, Routes, useNavigate } from 'react-router-dom'
import { userEndpoints, type UserRow } from '#contracts/users.ts'
import { i18n } from '#shared/texts/i18n.ts'
import {
  dialog,
  listLoaded,
  prepareScreens,
  press,
  pressInDialog,
  renderScreen,
  row,
  shownAddress,
  shownRows,
  user,
} from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { UsersScreen } from './UsersScreen.tsx'

const person = (id: number, fields: Partial<UserRow> = {}): UserRow => ({
  id,
  userName: `user${id}`,
  names: `Nombre${id}`,
  surnames: 'Gómez',
  email: `user${id}@suite.test`,
  document: '1234567890',
  idTypeUser: 2,
  idstate: 0,
  ...fields,
})

let people: UserRow[] = []

const done = { informationCode: 'A10', message: 'Listo' }
const services = testServices([userEndpoints], {
  // Of those who were deleted.
  getUser: () => ({ user: null }),
  listUsers({ headers }) {
    const found = people.filter(({ userName }) => userName.includes(headers['customersearch'] ?? ''))
    const first = Number(headers['pages']) * 10
    return { users: found.slice(first, first + 10), rows: found.length }
  },
  setUserState: () => done,
  deleteUser: () => done,
  activateDeletedUser: () => done,
})
const lists = () => services.callsOf('listUsers')
const searched = (text: string) => lists().find(({ headers }) => headers['customersearch'] === text)!

/** Holds the next answer of an endpoint until the function that it gives back is called. */
function holdNext(name: string): () => void {
  let release = (): void => {}
  services.answerNext(name, { after: new Promise<void>((resolve) => (release = resolve)) })
  return release
}

prepareScreens()
beforeAll(() => import('./list/UsersBulk.tsx'))
beforeEach(() => {
  people = Array.from({ length: 13 }, (_, index) => person(index + 1))
  services.start()
})

async function open(address = '/users'): Promise<void> {
  renderScreen(<UsersScreen />, address)
  await listLoaded()
}

function search(text: string): void {
  fireEvent.change(screen.getByLabelText('Buscar usuarios'), { target: { value: text } })
  fireEvent.submit(screen.getByRole('search'))
}

it('keeps the places of the rows while the first answer is awaited', async () => {
  const release = holdNext('listUsers')
  renderScreen(<UsersScreen />, '/users')
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(10)
  expect(screen.queryByText('No se encontraron resultados')).not.toBeInTheDocument()
  await act(async () => release())
  await screen.findByRole('link', { name: 'user1' })
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(0)
})

it('keeps the rows, dimmed, until those of the next page come [TBL-13]', async () => {
  await open()
  await press('Página siguiente')
  await waitFor(() => expect(shownRows()[0]).toBe('user11'))
  expect(shownAddress()).toBe('/users?page=2')
  const release = holdNext('listUsers')
  await user.selectOptions(screen.getByLabelText('Filas por página'), '25')
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('table')).toHaveAttribute('data-loading', 'next')
  expect(shownRows()[0]).toBe('user11')
  await act(async () => release())
  await waitFor(() => expect(shownRows()).toHaveLength(13))
  expect(shownRows()[0]).toBe('user1')
  expect(shownAddress()).toBe('/users?size=25')
})

it('keeps the rows where the next page could not be loaded, says so, and another try brings it', async () => {
  await open()
  services.answerNext('listUsers', { status: 500 })
  await press('Página siguiente')
  expect(await screen.findByText('Abajo sigue lo que veías.')).toBeVisible()
  expect(shownRows()[0]).toBe('user1')
  expect(screen.getByText(/^Referencia: /)).toBeVisible()
  await press('Reintentar')
  await waitFor(() => expect(shownRows()[0]).toBe('user11'))
  expect(screen.queryByText('Abajo sigue lo que veías.')).not.toBeInTheDocument()
})

it('leads from a search that finds nothing back to all rows, and to the search', async () => {
  await open()
  search('nobody')
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible()
  await press('Ver la lista completa')
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  expect(shownAddress()).toBe('/users')
  expect(screen.getByLabelText('Buscar usuarios')).toHaveValue('')
  expect(screen.getByLabelText('Buscar usuarios')).toHaveFocus()
})

it('shows the latest search although an earlier one is answered last, and calls that one off', async () => {
  await open()
  const release = holdNext('listUsers')
  search('user1')
  search('user2')
  await waitFor(() => expect(shownRows()[0]).toBe('user2'))
  expect(searched('user1').signal!.aborted).toBe(true)
  expect(searched('user2').signal!.aborted).toBe(false)
  await act(async () => release())
  expect(shownRows()[0]).toBe('user2')
  expect(shownAddress()).toBe('/users?search=user2')
})

it.each<[number | null, boolean]>([
  [1, false],
  [2, true],
  [3, false],
  [4, true],
  [null, false],
])('a user of type %s has a switch: %s [USR-07, USR-08]', async (idTypeUser, has) => {
  people = [person(1, { idTypeUser })]
  await open()
  expect(within(row('user1')).queryAllByRole('switch')).toHaveLength(has ? 1 : 0)
  expect(within(row('user1')).getByText('Activo')).toBeInTheDocument()
})

it.each([
  [0, 'Activo', true],
  [1, 'Inactivo', false],
])('says of a user of state %d that it is %s [ENT-02]', async (idstate, word, isOn) => {
  people = [person(1, { idstate })]
  await open()
  expect(within(row('user1')).getByText(word)).toBeInTheDocument()
  expect(within(row('user1')).getByRole<HTMLInputElement>('switch').getAttribute('aria-checked')).toBe(
    String(isOn),
  )
})

it('greys a user of state 6 and says why it cannot be switched [USR-15, TBL-14]', async () => {
  people = [person(1, { idstate: 6 }), person(2, { idstate: 1 })]
  await open()
  const control = within(row('user1')).getByRole('switch')
  expect(row('user1')).toHaveAttribute('data-greyed')
  expect(row('user2')).not.toHaveAttribute('data-greyed')
  expect(control).toHaveAccessibleDescription('El servicio no permite cambiar el estado de este usuario.')
  await user.click(control)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('a refusal with status 200 does not move the switch, and its words are shown [USR-13]', async () => {
  await open()
  services.answerNext('setUserState', { body: { informationCode: 'R11', message: 'Está en una nómina.' } })
  await user.click(within(row('user3')).getByRole('switch'))
  expect(dialog()).toHaveAccessibleName('Deseas desactivar este usuario ?')
  expect(dialog()).toHaveAccessibleDescription(
    'Nombre3 Gómez · user3 No podrá entrar hasta que se active de nuevo.',
  )
  await pressInDialog('Desactivar')
  expect(await screen.findByText('Está en una nómina.')).toBeVisible()
  expect(within(row('user3')).getByRole('switch', { hidden: true })).toBeChecked()
  expect(screen.queryByText(/quedó en estado/)).not.toBeInTheDocument()
})

it('names people of one name so that no two controls are called the same', async () => {
  people = ['carla.uno', 'carla.dos', 'carla.tres'].map((userName, id) =>
    person(id + 1, { userName, names: 'Carla', surnames: 'Uribe Ñustes' }),
  )
  await open()
  const inTable = within(screen.getByRole('table'))
  const controls = (['checkbox', 'switch', 'button'] as const).flatMap((role) => inTable.getAllByRole(role))
  const names = controls.map((control) => control.getAttribute('aria-label'))
  expect(names).toContain('Eliminar a Carla Uribe Ñustes · carla.uno')
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(13)
  await user.click(within(row('carla.dos')).getByRole('button', { name: /^Eliminar/ }))
  expect(dialog()).toHaveAccessibleDescription('Carla Uribe Ñustes · carla.dos Podrás deshacerlo.')
  await pressInDialog('Eliminar')
  await screen.findByText('Listo')
  fireEvent.keyDown(dialog(), { key: 'Escape' })
  expect(screen.getByText('Carla Uribe Ñustes · carla.dos ya no está en la lista.')).toBeVisible()
})

it('locks the row until its switch is answered, and no other row [USR-17]', async () => {
  await open()
  const answer = holdNext('setUserState')
  await user.click(within(row('user3')).getByRole('switch'))
  await pressInDialog('Desactivar')
  const control = within(row('user3')).getByRole('switch')
  expect(control).toHaveAttribute('aria-busy', 'true')
  expect(control).toBeChecked()
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await user.click(control)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(within(row('user4')).getByRole('switch')).not.toHaveAttribute('aria-disabled')
  people[2] = person(3, { idstate: 1 })
  await act(async () => answer())
  await waitFor(() => expect(within(row('user3')).getByRole('switch')).not.toBeChecked())
  expect(screen.getByText('El usuario quedó en estado inactivo')).toBeVisible()
})

it('shows a delete in the words of the service, and takes the focus to the row that follows [USR-18, USR-19]', async () => {
  await open()
  await user.click(within(row('user3')).getByRole('button', { name: 'Eliminar a Nombre3 Gómez · user3' }))
  expect(dialog()).toHaveAccessibleName('¿Deseas eliminar este usuario?')
  people.splice(2, 1)
  const before = lists().length
  await pressInDialog('Eliminar')
  expect(await screen.findByText('Listo')).toBeVisible()
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument()
  fireEvent.keyDown(dialog(), { key: 'Escape' })
  expect(screen.queryByRole('link', { name: 'user3' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'user4' })).toHaveFocus()
})

it('never says that nothing was found while the only row of the last page goes and the page before comes [T71]', async () => {
  people = people.slice(0, 11)
  await open('/users?page=2')
  const range = screen
    .getByRole('navigation', { name: 'Páginas de la tabla' })
    .querySelector('[role="status"]')!
  const seen = new Set<string>()
  const note = (): void => {
    if (screen.queryByText('No se encontraron resultados')) seen.add('nothing found')
    if (shownRows().length === 0) seen.add(range.textContent)
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  await user.click(screen.getByRole('button', { name: /^Eliminar/ }))
  people = people.slice(0, 10)
  const emptied = holdNext('listUsers')
  const before = holdNext('listUsers')
  await pressInDialog('Eliminar')
  await waitFor(() => expect(shownRows()).toEqual([]))
  await act(async () => emptied())
  await waitFor(() => expect(shownAddress()).toBe('/users'))
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(10)
  await act(async () => before())
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  observer.disconnect()
  expect([...seen]).toEqual(['1–10 de 10'])
})

it('leaves no page behind it that there is not: Back leads to where one came from [T71]', async () => {
  people = people.slice(0, 10)
  const Back = (): ReactElement => {
    const navigate = useNavigate()
    return <button onClick={() => void navigate(-1)}>Back</button>
  }
  renderScreen(
    <>
      <Back />
      <Routes>
        <Route path="/users" element={<UsersScreen />} />
        <Route path="*" element={<Link to="/users?page=2">second page</Link>} />
      </Routes>
    </>,
    '/',
  )
  await user.click(screen.getByRole('link', { name: 'second page' }))
  await waitFor(() => expect(shownAddress()).toBe('/users'))
  await waitFor(() => expect(shownRows()).toHaveLength(10))
  await press('Back')
  expect(await screen.findByRole('link', { name: 'second page' })).toBeVisible()
})

it('loads the same words again on Enter, and once for other words', async () => {
  await open('/users?search=user2')
  const before = lists().length
  search('user2')
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  search('user3')
  await waitFor(() => expect(shownRows()[0]).toBe('user3'))
  expect(lists()).toHaveLength(before + 2)
})

it('offers no undo of a delete that was refused', async () => {
  await open()
  services.answerNext('deleteUser', { body: { informationCode: 'R11', message: 'Está en una nómina.' } })
  services.answerNext('getUser', { body: { user: people[2] } })
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await pressInDialog('Eliminar')
  await waitFor(() => expect(dialog()).toHaveTextContent('Está en una nómina.'))
  await pressInDialog('Aceptar')
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'user3' })).toBeVisible()
})

it.each<[string, () => Promise<void>]>([
  ['the button', () => press('Deshacer')],
  ['Ctrl and Z', () => user.keyboard('{Control>}z{/Control}')],
])('%s brings a deleted user back, and the focus goes to that row', async (_, undo) => {
  await open()
  const [deleted] = people.slice(2)
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  people.splice(2, 1)
  await pressInDialog('Eliminar')
  await screen.findByText('Listo')
  fireEvent.keyDown(dialog(), { key: 'Escape' })
  expect(screen.getByRole('link', { name: 'user4' })).toHaveFocus()
  people.splice(2, 0, deleted!)
  await undo()
  expect(await screen.findByText('Nombre3 Gómez · user3 está de nuevo en la lista.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'user3' })).toHaveFocus())
  expect(services.callsOf('activateDeletedUser')).toHaveLength(1)
})

it('leaves the focus of a person who goes elsewhere before the row is back', async () => {
  await open()
  const [deleted] = people.slice(2)
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  people.splice(2, 1)
  await pressInDialog('Eliminar')
  await screen.findByText('Listo')
  fireEvent.keyDown(dialog(), { key: 'Escape' })
  people.splice(2, 0, deleted!)
  const release = holdNext('listUsers')
  await user.keyboard('{Control>}z{/Control}')
  await screen.findByText('Nombre3 Gómez · user3 está de nuevo en la lista.')
  screen.getByLabelText('Buscar usuarios').focus()
  await act(async () => release())
  expect(await screen.findByRole('link', { name: 'user3' })).not.toHaveFocus()
  expect(screen.getByLabelText('Buscar usuarios')).toHaveFocus()
})

it('chooses all that a search finds, reading every page, and asks about as many as there are', async () => {
  await open('/users?search=user1')
  const found = people.filter(({ userName }) => userName.includes('user1')).length
  people.push(...Array.from({ length: 30 }, (_, index) => person(100 + index)))
  search('user1')
  await waitFor(() => expect(screen.getByText(`1–10 de ${found + 30}`)).toBeInTheDocument())
  await user.click(screen.getByLabelText('Seleccionar la página'))
  await press('Seleccionar los 35')
  expect(await screen.findByText('35 seleccionados')).toBeVisible()
  await press('Desactivar')
  expect(dialog()).toHaveAccessibleName('¿Deseas desactivar 35 usuarios?')
})

it('asks of the chosen people of another page what they are now', async () => {
  people = Array.from({ length: 12 }, (_, at) => person(at + 1))
  renderScreen(<UsersScreen />, '/users')
  await listLoaded()
  await user.click(within(row('user1')).getByRole('checkbox'))
  await user.click(within(row('user1')).getByRole('switch'))
  people[0] = person(1, { idstate: 1 })
  await pressInDialog('Desactivar')
  await waitFor(() => expect(within(row('user1')).getByRole('switch')).not.toBeChecked())
  await press('Página siguiente')
  await waitFor(() => expect(shownRows()).toEqual(['user11', 'user12']))
  await user.click(within(row('user11')).getByRole('checkbox'))
  await press('Desactivar')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Deseas desactivar 1 usuario?')
})

it('says a missing privilege once, by the message of the session', async () => {
  await open()
  services.answerNext('deleteUser', { status: 403 })
  const before = lists().length
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await pressInDialog('Eliminar')
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  expect(services.callsOf('deleteUser')).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('a choice survives pages and orders, and is gone with another search', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('Seleccionar a Nombre3 Gómez · user3'))
  expect(screen.getByLabelText('Seleccionar la página')).toBePartiallyChecked()
  fireEvent.click(screen.getByLabelText('Página siguiente'))
  await waitFor(() => expect(shownRows()[0]).toBe('user11'))
  fireEvent.click(screen.getByLabelText('Seleccionar la página'))
  expect(await screen.findByText('4 seleccionados')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'oldest' } })
  await waitFor(() => expect(shownAddress()).toBe('/users?sort=oldest'))
  expect(screen.getByText('4 seleccionados')).toBeVisible()
  search('user2')
  await waitFor(() => expect(screen.queryByText('4 seleccionados')).not.toBeInTheDocument())
})

it.each([
  ['en', 'Users', 'User name', 'Active'],
  ['pt', 'Usuários', 'Usuário', 'Ativo'],
] as const)('speaks %s as soon as the language changes', async (language, title, column, state) => {
  await open()
  act(() => i18n.changeLanguage(language))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('columnheader', { name: column })).toBeInTheDocument()
  expect(within(row('user1')).getByText(state)).toBeInTheDocument()
  act(() => i18n.changeLanguage('es'))
})
