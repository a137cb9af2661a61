import { act, screen, waitFor } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { applicationEndpoints } from '#contracts/applications.ts'
import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints, type UserRow } from '#contracts/users.ts'
import { takeListVisit, trailOf } from '#shared/list/listVisits.ts'
import { listLoaded, prepareScreens, press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { testServices, type TestReply } from '#shared/testing/testServices.ts'
import { person } from './testUsersList.tsx'
// Load the lazy screens in advance.
import './UserScreen.tsx'
import './UsersScreen.tsx'

let people: UserRow[] = []
let deleted: number[] = []

const services = testServices([userEndpoints, companyEndpoints, roleEndpoints, applicationEndpoints], {
  getUser: ({ headers }) => ({
    user: deleted.includes(Number(headers['pid'])) ? null : person(Number(headers['pid'])),
  }),
  listUsers({ headers }) {
    const first = Number(headers['pages']) * 10
    return { users: people.slice(first, first + 10), rows: people.length }
  },
  listCompanies: () => ({ result: { customers: [] } }),
  listRoles: () => ({ result: { records: [] } }),
  listCountries: () => ({ countries: [] }),
  listUserTypes: () => ({ result: { records: [] } }),
  listApplications: () => ({ result: { records: [] } }),
})

prepareScreens()
beforeEach(() => {
  window.scrollTo = () => {}
  // Forgets the visit of the test before.
  takeListVisit('/users', '')
  people = Array.from({ length: 254 }, (_, at) => person(at + 1))
  deleted = []
  services.start()
})

async function openFrom(list: string, name: string): Promise<void> {
  renderScreensOf('/users', list)
  await listLoaded()
  await user.click(screen.getByRole('link', { name }))
  await screen.findByRole('button', { name: 'Editar' })
}
const position = (): string | null | undefined =>
  screen.queryByRole('group', { name: 'Lugar en la lista' })?.querySelector('span')?.textContent
const next = () => user.click(screen.getByRole('button', { name: 'Registro siguiente de la lista' }))
const previous = () => user.click(screen.getByRole('button', { name: 'Registro anterior de la lista' }))
const lists = () => services.callsOf('listUsers')

it('moves past the page with one call of the same search and order; Back returns there [beyond 29]', async () => {
  await openFrom('/users?search=user&sort=newest&page=2', 'user20')
  expect(position()).toBe('20 de 254')
  const before = lists().length
  await next()
  await waitFor(() => expect(position()).toBe('21 de 254'))
  expect(shownAddress()).toBe('/users/21')
  await next()
  await waitFor(() => expect(position()).toBe('22 de 254'))
  expect(lists()).toHaveLength(before + 1)
  expect(lists().at(-1)!.headers).toMatchObject({
    customersearch: 'user',
    filterby: 'Mas reciente',
    pages: '2',
  })
  await press('Volver')
  await listLoaded()
  expect(shownAddress()).toBe('/users?search=user&sort=newest&page=3')
  await waitFor(() => expect(screen.getByRole('link', { name: 'user22' })).toHaveFocus())
})

it('moves back past the start of the page', async () => {
  await openFrom('/users?page=2', 'user11')
  await previous()
  await waitFor(() => expect(position()).toBe('10 de 254'))
  expect(shownAddress()).toBe('/users/10')
})

it('keeps the tab [beyond 29]', async () => {
  await openFrom('/users', 'user1')
  await user.click(screen.getByRole('link', { name: /^roles/ }))
  await waitFor(() => expect(shownAddress()).toBe('/users/1/roles'))
  await next()
  await waitFor(() => expect(shownAddress()).toBe('/users/2/roles'))
  expect(position()).toBe('2 de 254')
})

it('skips users who have been deleted, and says so [beyond 29]', async () => {
  await openFrom('/users', 'user1')
  deleted = [2, 3]
  await next()
  await waitFor(() => expect(shownAddress()).toBe('/users/4'))
  await waitFor(() => expect(position()).toBe('2 de 252'))
  expect(screen.getByText('Se saltó un registro que ya no existe.')).toBeVisible()
})

it('gives each user one position when the list has shifted', async () => {
  await openFrom('/users', 'user10')
  people = [person(999), ...people]
  await next()
  await waitFor(() => expect(shownAddress()).toBe('/users/11'))
  expect(position()).toBe('12 de 255')
})

const faults: [string, TestReply, string][] = [
  ['a 500', { status: 500 }, 'Error al realizar la petición.'],
  ['a cut connection', { drop: true }, 'Error al realizar la petición.'],
  ['an HTML page', { text: '<html>' }, 'Error al realizar la petición.'],
  [
    'a 403',
    { status: 403 },
    'La acción que está intentando realizar no es posible ejecutarla debido a que su usuario no tiene los privilegios suficientes.',
  ],
]
it.each(faults)(
  'stays and reports when the next page meets %s, and retries later [beyond 29]',
  async (_what, reply, expected) => {
    await openFrom('/users', 'user10')
    services.answerNext('listUsers', reply)
    await next()
    expect(await screen.findByText(expected)).toBeVisible()
    expect(shownAddress()).toBe('/users/10')
    await next()
    await waitFor(() => expect(shownAddress()).toBe('/users/11'))
  },
)

it('moves on when the card opened while the next page was loading', async () => {
  await openFrom('/users', 'user9')
  const card = Promise.withResolvers<void>()
  const page = Promise.withResolvers<void>()
  services.answerNext('getUser', { after: card.promise })
  services.answerNext('listUsers', { after: page.promise })
  await next()
  await waitFor(() => expect(position()).toBe('10 de 254'))
  await next()
  card.resolve()
  await screen.findByRole('button', { name: 'Editar' })
  page.resolve()
  await waitFor(() => expect(shownAddress()).toBe('/users/11'))
})

it('stays put when the card was closed before the next page arrived', async () => {
  await openFrom('/users', 'user10')
  let release = (): void => {}
  services.answerNext('listUsers', { after: new Promise<void>((done) => (release = done)) })
  await next()
  await press('Volver')
  await listLoaded()
  release()
  // The answer has arrived by now; it must not navigate.
  await waitFor(() => expect(Object.keys(trailOf('/users')!.idAt)).toHaveLength(20))
  await act(() => Promise.resolve())
  expect(shownAddress()).toBe('/users')
  expect(screen.getByRole('link', { name: 'user10' })).toHaveFocus()
})
