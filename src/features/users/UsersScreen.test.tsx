import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { UserRow } from '#contracts/users.ts'
import { createStore } from '#shared/api/createStore.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { currentToasts, hideToast } from '#shared/ui/toasts.ts'
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

type Asked = {
  path: string
  search: string
  page: number
  body: unknown
  signal: AbortSignal | null | undefined
}
let people: UserRow[] = []
const asked: Asked[] = []
/** Answers of calls that change something, by the end of their path. */
let answers: Record<string, Response | Promise<Response>> = {}
/** Holds the answer to a search until its promise is settled. */
let held: Record<string, Promise<void>> = {}

const reply = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status })
const lists = (): Asked[] => asked.filter(({ path }) => path.endsWith('/user/list'))

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  people = Array.from({ length: 13 }, (_, index) => person(index + 1))
  asked.length = 0
  answers = {}
  held = {}
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const headers = new Headers(init?.headers)
    const search = decodeURIComponent(headers.get('customerSearch') ?? '')
    const page = Number(headers.get('pages'))
    const path = input as string
    asked.push({ path, search, page, body: JSON.parse(String(init?.body ?? 'null')), signal: init?.signal })
    if (!path.endsWith('/user/list')) {
      return (await answers[path.split('/').at(-1)!]) ?? reply({ informationCode: 'A10', message: 'Listo' })
    }
    await held[search]
    const found = people.filter(({ userName }) => userName.includes(search))
    return reply({ users: found.slice(page * 10, page * 10 + 10), rows: found.length })
  })
})
afterEach(() => act(() => currentToasts().forEach(({ id }) => hideToast(id))))

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

async function open(address = '/users'): Promise<void> {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[address]}>
        <UsersScreen />
        <Address />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  )
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
}

const shown = (): (string | null)[] =>
  [...document.querySelectorAll('a[data-row]')].map(({ textContent }) => textContent)
const address = (): string | null => document.querySelector('output')!.textContent
function search(text: string): void {
  fireEvent.change(screen.getByLabelText('Buscar usuarios'), { target: { value: text } })
  fireEvent.submit(screen.getByRole('search'))
}
const row = (name: string): HTMLElement => screen.getByRole('link', { name }).closest('tr')!
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

it('keeps the places of the rows while the first answer is awaited', async () => {
  let release = (): void => {}
  held[''] = new Promise((resolve) => (release = resolve))
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/users']}>
        <UsersScreen />
      </MemoryRouter>
    </Provider>,
  )
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(10)
  expect(screen.queryByText('No se encontraron resultados')).not.toBeInTheDocument()
  await act(async () => release())
  await screen.findByRole('link', { name: 'user1' })
  expect(document.querySelectorAll('tr.list-skeleton')).toHaveLength(0)
})

it('keeps the rows, dimmed, until those of the next page come [TBL-13]', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(shown()[0]).toBe('user11'))
  expect(address()).toBe('/users?page=2')
  let release = (): void => {}
  held[''] = new Promise((resolve) => (release = resolve))
  await user.selectOptions(screen.getByLabelText('Filas por página'), '25')
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('table')).toHaveAttribute('data-loading', 'next')
  expect(shown()[0]).toBe('user11')
  await act(async () => release())
  await waitFor(() => expect(shown()).toHaveLength(13))
  expect(shown()[0]).toBe('user1')
  expect(address()).toBe('/users?size=25')
})

it('shows the latest search although an earlier one is answered last, and calls that one off', async () => {
  await open()
  let release = (): void => {}
  held['user1'] = new Promise((resolve) => (release = resolve))
  search('user1')
  search('user2')
  await waitFor(() => expect(shown()[0]).toBe('user2'))
  expect(lists().find(({ search }) => search === 'user1')!.signal!.aborted).toBe(true)
  expect(lists().find(({ search }) => search === 'user2')!.signal!.aborted).toBe(false)
  await act(async () => release())
  expect(shown()[0]).toBe('user2')
  expect(address()).toBe('/users?search=user2')
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
  answers['inactivate'] = reply({ informationCode: 'R11', message: 'Está en una nómina.' })
  await user.click(within(row('user3')).getByRole('switch'))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Deseas desactivar este usuario ?')
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Nombre3 Gómez · user3')
  await user.click(screen.getByRole('button', { name: 'Desactivar' }))
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
  expect(names).toHaveLength(10)
  await user.click(within(row('carla.dos')).getByRole('button'))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    'Carla Uribe Ñustes · carla.dos Podrás deshacerlo.',
  )
  await user.click(screen.getByRole('button', { name: 'Eliminar' }))
  await screen.findByText('Listo')
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(screen.getByText('Carla Uribe Ñustes · carla.dos ya no está en la lista.')).toBeVisible()
})

it('locks the row until its switch is answered, and no other row [USR-17]', async () => {
  await open()
  let answer = (_: Response): void => {}
  answers['inactivate'] = new Promise((resolve) => (answer = resolve))
  await user.click(within(row('user3')).getByRole('switch'))
  await user.click(screen.getByRole('button', { name: 'Desactivar' }))
  const control = within(row('user3')).getByRole('switch')
  expect(control).toHaveAttribute('aria-busy', 'true')
  expect(control).toBeChecked()
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await user.click(control)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(within(row('user4')).getByRole('switch')).not.toHaveAttribute('aria-disabled')
  people[2] = person(3, { idstate: 1 })
  await act(async () => answer(reply({ informationCode: 'A10' })))
  await waitFor(() => expect(within(row('user3')).getByRole('switch')).not.toBeChecked())
  expect(screen.getByText('El usuario quedó en estado inactivo')).toBeVisible()
})

it('shows a delete in the words of the service, and takes the focus to the row that follows [USR-18, USR-19]', async () => {
  await open()
  await user.click(within(row('user3')).getByRole('button', { name: 'Eliminar a Nombre3 Gómez · user3' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¿Deseas eliminar este usuario?')
  people.splice(2, 1)
  const before = lists().length
  await user.click(screen.getByRole('button', { name: 'Eliminar' }))
  expect(await screen.findByText('Listo')).toBeVisible()
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument()
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(screen.queryByRole('link', { name: 'user3' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'user4' })).toHaveFocus()
})

it.each<[string, () => Promise<void>]>([
  ['the button', () => user.click(screen.getByRole('button', { name: 'Deshacer' }))],
  ['Ctrl and Z', () => user.keyboard('{Control>}z{/Control}')],
])('%s brings a deleted user back, and the focus goes to that row', async (_, undo) => {
  await open()
  const [deleted] = people.slice(2)
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  people.splice(2, 1)
  await user.click(screen.getByRole('button', { name: 'Eliminar' }))
  await screen.findByText('Listo')
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  expect(screen.getByRole('link', { name: 'user4' })).toHaveFocus()
  people.splice(2, 0, deleted!)
  await undo()
  expect(await screen.findByText('Nombre3 Gómez · user3 está de nuevo en la lista.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('link', { name: 'user3' })).toHaveFocus())
  expect(asked.filter(({ path }) => path.endsWith('activateDeletedUser'))).toHaveLength(1)
})

it('who goes elsewhere before the row is back is left alone', async () => {
  await open()
  const [deleted] = people.slice(2)
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  people.splice(2, 1)
  await user.click(screen.getByRole('button', { name: 'Eliminar' }))
  await screen.findByText('Listo')
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
  people.splice(2, 0, deleted!)
  let release = (): void => {}
  held[''] = new Promise((resolve) => (release = resolve))
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
  await user.click(screen.getByRole('button', { name: 'Seleccionar los 35' }))
  expect(await screen.findByText('35 seleccionados')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Desactivar' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¿Deseas desactivar 35 usuarios?')
})

it('a missing privilege is told once, by the message of the session', async () => {
  await open()
  answers['delete'] = reply({}, 403)
  const before = lists().length
  await user.click(within(row('user3')).getByRole('button', { name: /^Eliminar/ }))
  await user.click(screen.getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(lists()).toHaveLength(before + 1))
  expect(asked.some(({ path }) => path.endsWith('/user/delete'))).toBe(true)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('a choice survives pages and orders, and is gone with another search', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('Seleccionar a Nombre3 Gómez · user3'))
  expect(screen.getByLabelText('Seleccionar la página')).toBePartiallyChecked()
  fireEvent.click(screen.getByLabelText('Página siguiente'))
  await waitFor(() => expect(shown()[0]).toBe('user11'))
  fireEvent.click(screen.getByLabelText('Seleccionar la página'))
  expect(screen.getByText('4 seleccionados')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'oldest' } })
  await waitFor(() => expect(address()).toBe('/users?sort=oldest'))
  expect(screen.getByText('4 seleccionados')).toBeVisible()
  search('user2')
  await waitFor(() => expect(screen.queryByText('4 seleccionados')).not.toBeInTheDocument())
})

it.each([
  ['en', 'Users', 'User name', 'Active'],
  ['pt', 'Usuários', 'Usuário', 'Ativo'],
] as const)('speaks %s as soon as the language changes', async (language, title, column, state) => {
  await open()
  await act(() => i18n.changeLanguage(language))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('columnheader', { name: column })).toBeInTheDocument()
  expect(within(row('user1')).getByText(state)).toBeInTheDocument()
  await act(() => i18n.changeLanguage('es'))
})
