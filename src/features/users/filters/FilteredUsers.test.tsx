import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints, type UserRow } from '#contracts/users.ts'
import { store } from '#shared/api/store.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { writeSession } from '#shared/session/tokens.ts'
import {
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
import { UsersScreen } from '../UsersScreen.tsx'
import { selectLastReadUsers } from './lastReadUsers.ts'

const person = (id: number): UserRow => ({
  id,
  userName: `user${id}`,
  names: `Nombre${id}`,
  surnames: 'Gómez',
  email: `user${id}@suite.test`,
  document: '1234567890',
  idTypeUser: 2,
  idstate: id % 2,
  roles: id % 5 === 0 ? [] : [id % 3 === 0 ? 'Auditor' : 'Cajero'],
  customer: id % 7 === 0 ? null : 'ACME',
})

let people: UserRow[] = []
const done = { informationCode: 'A10', message: 'Listo' }
const services = testServices([userEndpoints, roleEndpoints, companyEndpoints], {
  getUser: () => ({ user: null }),
  listUsers({ headers }) {
    const found = people.filter(({ userName }) => userName.includes(headers['customersearch'] ?? ''))
    const first = Number(headers['pages']) * 10
    return { users: found.slice(first, first + 10), rows: found.length }
  },
  setUserState({ body }) {
    const { id, idstate } = body as { id: number; idstate: number }
    people = people.map((one) => (one.id === id ? { ...one, idstate } : one))
    return done
  },
  deleteUser({ body }) {
    people = people.filter(({ id }) => id !== (body as { Id: number }).Id)
    return done
  },
  listRoles: () => ({
    result: { records: ['Cajero', 'Auditor'].map((name, id) => ({ id, name, idstate: 0 })) },
  }),
  listCompanies: () => ({ result: { customers: [{ id: 1, name: 'ACME' }] } }),
})
const pages = () => services.callsOf('listUsers').map(({ headers }) => headers['pages'])
const isRead = (): Promise<HTMLElement> => screen.findByText(/Actualizado el/)

prepareScreens()
beforeAll(async () => {
  await Promise.all([
    import('./FilteredUsers.tsx'),
    import('./FilterDialog.tsx'),
    import('../list/UsersBulk.tsx'),
  ])
})
beforeEach(() => {
  people = Array.from({ length: 65 }, (_, index) => person(index + 1))
  services.start()
})

// Lazy code suspends the component that renders it.
const show = (address: string): Promise<void> => act(async () => renderScreen(<UsersScreen />, address))

async function open(address: string): Promise<void> {
  await show(address)
  await isRead()
}

it.each([
  ['state=active', 32],
  ['state=inactive', 33],
  ['role=auditor', 17],
  ['without=role', 13],
  ['without=company', 9],
  ['company=ACME&state=inactive&role=Auditor', 7],
])('?%s filters all pages, and shows when they were read', async (query, count) => {
  await open(`/users?${query}`)
  expect(
    screen.getByText(
      new RegExp(`^${count} de 65 personas\\. Actualizado el \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d\\.$`),
    ),
  ).toBeVisible()
  expect(pages().toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  expect(shownRows()).toHaveLength(Math.min(10, count))
})

it('is chosen in a dialog, kept in the address, and removed part by part', async () => {
  await show('/users?search=user1&sort=newest&page=2')
  await listLoaded()
  await act(async () => screen.getByRole('button', { name: 'Filtrar' }).click())
  await user.selectOptions(await within(screen.getByRole('dialog')).findByLabelText('Estado'), 'inactive')
  await within(screen.getByRole('dialog')).findByRole('option', { name: 'ACME' })
  await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Rol'), 'Auditor')
  await act(async () => screen.getByRole('button', { name: 'Aplicar' }).click())
  await isRead()
  expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus()
  expect(shownAddress()).toBe('/users?search=user1&sort=newest&state=inactive&role=Auditor')
  expect(services.callsOf('listUsers').at(-1)!.headers).toMatchObject({ filterby: 'Mas reciente' })
  expect(shownRows()).toEqual(
    people.flatMap(({ id, userName }) =>
      /^user1/.test(userName) && id % 2 === 1 && id % 3 === 0 && id % 5 !== 0 ? [userName] : [],
    ),
  )
  const before = pages().length
  await user.click(screen.getByRole('button', { name: /^Rol: Auditor/ }))
  // All users are loaded, so there is no call.
  await waitFor(() => expect(shownAddress()).toBe('/users?search=user1&sort=newest&state=inactive'))
  expect(pages()).toHaveLength(before)
})

it('escapes right-to-left characters in names (hardening T17)', async () => {
  const [role, company] = ['Lector\u202Erotartsinimda', 'A\u2067C\u0007ME']
  services.answerNext('listRoles', { body: { result: { records: [{ id: 1, name: role, idstate: 0 }] } } })
  services.answerNext('listCompanies', { body: { result: { customers: [{ id: 1, name: company }] } } })
  people = people.map((one) => ({ ...one, roles: [role], customer: company }))
  await open(`/users?${new URLSearchParams({ role, company })}`)
  expect(screen.getByText(/^65 de 65/)).toBeVisible()
  for (const shown of ['Rol: Lector\uFFFDrotartsinimda', 'Empresa: A\uFFFDC\uFFFDME'])
    expect(screen.getByText(shown).parentElement).toHaveAttribute('title', `Quitar el filtro ${shown}`)
  await act(async () => screen.getByRole('button', { name: 'Filtrar' }).click())
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByLabelText('Rol')).toHaveDisplayValue('Lector\uFFFDrotartsinimda')
  expect(dialog.getByLabelText('Empresa')).toHaveDisplayValue('A\uFFFDC\uFFFDME')
  await act(async () => dialog.getByRole('button', { name: 'Aplicar' }).click())
  expect(shownAddress()).toBe(`/users?${new URLSearchParams({ role, company })}`)
})

it('is removed as a whole', async () => {
  await open('/users?search=user1&state=inactive&without=role')
  await press('Quitar filtros')
  await waitFor(() => expect(shownAddress()).toBe('/users?search=user1'))
})

it('turns pages without a call, and another filter returns to the first page', async () => {
  await open('/users?state=active&page=2')
  expect(shownRows()).toHaveLength(10)
  const before = pages().length
  await press('Página siguiente')
  await waitFor(() => expect(shownAddress()).toContain('page=3'))
  expect(shownRows()[0]).toBe('user42')
  expect(pages()).toHaveLength(before)
})

it('resumes with the missing pages after a failure, and says so', async () => {
  const release = holdPage(500)
  await show('/users?state=active')
  await waitFor(() => expect(pages()).toContain('6'))
  await act(async () => release())
  expect(await screen.findByText(/^Referencia: /)).toBeVisible()
  expect(shownRows()).toEqual([])
  const before = pages().length
  await press('Reintentar')
  await isRead()
  expect(pages().slice(before)).toEqual(['3'])
})

it('stops on request, shows no partial result, and resumes', async () => {
  const release = holdPage()
  await show('/users?state=active')
  await waitFor(() => expect(pages()).toContain('6'))
  await press('Detener')
  expect(screen.getByText('Se detuvo la carga. No mostramos resultados incompletos.')).toBeVisible()
  await act(async () => release())
  expect(shownRows()).toEqual([])
  await press('Seguir cargando')
  await isRead()
  expect(shownRows()).toHaveLength(10)
})

it('stays as read until refreshed, also after a visit to a card', async () => {
  await open('/users?state=active')
  people = people.map((one) => ({ ...one, idstate: 0 }))
  expect(screen.getByText(/^32 de 65/)).toBeVisible()
  await press('Actualizar')
  expect(await screen.findByText(/^65 de 65/)).toBeVisible()
  cleanup()
  const before = pages().length
  await open('/users?state=active')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(pages()).toHaveLength(before)
})

it('keeps a switched user in the list, as changed, and drops a deleted one', async () => {
  await open('/users?state=active')
  await user.click(within(row('user2')).getByRole('switch'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(within(row('user2')).getByRole('switch')).not.toBeChecked())
  expect(screen.getByText(/^32 de 65/)).toBeVisible()
  await user.click(within(row('user4')).getByRole('button', { name: /^Eliminar a / }))
  await pressInDialog('Eliminar')
  await waitFor(() => expect(shownRows()).not.toContain('user4'))
  expect(shownRows()[0]).toBe('user2')
})

it('keeps showing a switched user as changed while all pages are read again', async () => {
  await open('/users?role=Auditor')
  const before = structuredClone(people)
  const release = holdPage()
  await press('Actualizar')
  await screen.findByRole('progressbar')
  const state = (): HTMLElement => within(row('user3')).getByRole('switch')
  expect(state()).not.toBeChecked()
  await user.click(state())
  await pressInDialog('Activar')
  await waitFor(() => expect(state()).toBeChecked())
  // The remaining pages are as old as the others.
  people = before
  release()
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(state()).toBeChecked()
})

it('selects exactly the filtered users', async () => {
  await open('/users?without=role')
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar la página' }))
  await press('Seleccionar los 13')
  expect(await screen.findByText('13 seleccionados')).toBeVisible()
})

it('is cleared when the session ends', async () => {
  await open('/users?state=active')
  expect(selectLastReadUsers(store.getState())).not.toBeNull()
  writeSession({ token: testToken(), refreshToken: 'r1', skewMs: 0 })
  act(() => endSession({ reason: 'signed-out', message: null }))
  expect(selectLastReadUsers(store.getState())).toBeNull()
})

/** Holds the answer to the fourth page; the returned function releases it or fails it. */
function holdPage(status?: number): () => void {
  let release = (): void => {}
  const after = new Promise<void>((resolve) => (release = resolve))
  services.answerNext('listUsers', {}, {}, {}, { after, ...(status && { status }) })
  return release
}
