import { act, screen, waitFor, within } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { applicationEndpoints } from '#contracts/applications.ts'
import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints, type UserBody, type UserRow } from '#contracts/users.ts'
import { currentChanges, undoChange } from '#shared/changes/changes.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { prepareScreens, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
// Load the lazy screen in advance.
import '../UsersScreen.tsx'

type Stored = UserRow & { roles: string[] }

const person = (id: number, roles: string[] = []): Stored => ({
  id,
  userName: `user${id}`,
  names: `Nombre${id}`,
  surnames: 'Gómez',
  email: `user${id}@suite.test`,
  document: '1234567890',
  documentTypeId: 1,
  countryId: 1,
  countryCode: 'CO',
  idTypeUser: 2,
  idstate: 0,
  roles,
  customer: 'ACME',
})

let people: Stored[] = []
let roleNames: string[] = []
/** Number of role reads after which 'Auditor' is gone. */
let goneAfter = Infinity
const done = { informationCode: 'A10', message: 'Listo' }
const found = (id: unknown): Stored | undefined => people.find((one) => String(one.id) === String(id))
const services = testServices([userEndpoints, roleEndpoints, companyEndpoints, applicationEndpoints], {
  listApplications: () => ({ result: { records: [] } }),
  listUsers: () => ({ users: people, rows: people.length }),
  getUser: ({ headers }) => ({ user: found(headers['pid']) ?? null }),
  listCountries: () => ({ countries: [{ id: 1, name: 'Colombia', countryCode: 'CO' }] }),
  listCompanies: () => ({
    result: { customers: [{ id: 7, name: 'ACME', principal: true, assigned: false }] },
  }),
  listRoles: ({ headers }) => ({
    result: {
      records: namesNow(headers['user'] !== undefined).map((name, id) => ({
        id,
        name,
        idstate: 0,
        ...(headers['user'] && { assigned: found(headers['user'])!.roles.includes(name) }),
      })),
    },
  }),
  modifyUser({ body }) {
    const { id, roles } = body as unknown as UserBody
    people = people.map((one) =>
      one.id === id
        ? { ...one, roles: roles.filter(({ assigned }) => assigned).map(({ name }) => name) }
        : one,
    )
    return done
  },
})
function namesNow(isOfUser: boolean): string[] {
  if (isOfUser) goneAfter -= 1
  return goneAfter < 0 ? ['Cajero'] : roleNames
}
const rolesNow = (): string[] => people.map(({ roles }) => roles.join('+'))
const saves = () => services.callsOf('modifyUser').map(({ body }) => body as unknown as UserBody)

prepareScreens()
beforeAll(() =>
  Promise.all([
    import('../list/UsersBulk.tsx'),
    import('./GiveRole.tsx'),
    import('../filters/FilteredUsers.tsx'),
  ]),
)
beforeEach(() => {
  roleNames = ['Auditor', 'Cajero']
  goneAfter = Infinity
  people = [person(1, ['Cajero']), person(2), person(3, ['Auditor']), person(4, ['Cajero', 'Auditor'])]
  services.start()
  writeSession({ token: testToken({ userId: '2', unique_name: 'user2' }), refreshToken: 'r', skewMs: 0 })
})
afterEach(clearSession)

/** Opens the list, selects everybody, and opens the dialog to give or take a role. */
async function ask(address: string, choice?: 'Auditor', look?: (box: HTMLElement) => unknown): Promise<void> {
  await act(async () => renderScreensOf('/users', address))
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dar o quitar un rol' })).toBeVisible())
  await press('Dar o quitar un rol')
  const dialog = within(await screen.findByRole('dialog'))
  const auditor = await dialog.findByRole('checkbox', { name: 'Asignado Auditor' })
  if (choice === 'Auditor') await user.click(auditor)
  await look?.(auditor)
  await press('Continuar')
}

it('gives a role to users who lack it, skips oneself, and sends the rest as stored', async () => {
  await ask('/users', 'Auditor')
  const question = screen.getByRole('alertdialog')
  expect(question).toHaveTextContent('¿Deseas dar el rol Auditor a 1 persona?')
  expect(question).toHaveTextContent('2 ya lo tienen')
  expect(question).toHaveTextContent('1 es tu propia cuenta')
  // A colleague has since changed the other role of this user.
  roleNames.push('Contador')
  people = people.map((one) =>
    one.id === 1 ? { ...one, email: 'nuevo@suite.test', roles: ['Contador'] } : one,
  )
  await pressInDialog('Dar rol')
  expect(await screen.findByText('1 hecho')).toBeVisible()
  expect(rolesNow()).toEqual(['Contador+Auditor', '', 'Auditor', 'Cajero+Auditor'])
  expect(saves()).toMatchObject([
    {
      id: 1,
      email: 'nuevo@suite.test',
      customers: [{ id: 7, name: 'ACME', principal: true, assigned: false }],
      roles: [
        { name: 'Contador', assigned: true },
        { name: 'Auditor', assigned: true },
      ],
    },
  ])
})

it('takes the role of the filter, and undoes it from the undo history', async () => {
  await ask('/users?role=Auditor')
  await pressInDialog('Quitar rol')
  await screen.findByText('2 hechos')
  expect(rolesNow()).toEqual(['Cajero', '', '', 'Cajero'])
  await act(async () => undoChange(currentChanges()[0]!.id))
  await waitFor(() => expect(rolesNow()).toEqual(['Cajero', '', 'Auditor', 'Cajero+Auditor']))
})

it('marks a role that some users have, and takes it on a second tick', async () => {
  await ask('/users', 'Auditor', async (auditor) => {
    expect(auditor).toBeChecked()
    expect(auditor).not.toBePartiallyChecked()
    expect(auditor).toHaveAccessibleDescription('2 de 4 lo tienen')
    expect(screen.getByRole('checkbox', { name: 'Asignado Cajero' })).toBePartiallyChecked()
    await user.click(auditor)
    expect(screen.getByText('Se quita Auditor')).toBeVisible()
  })
  expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Deseas quitar el rol Auditor a 2 personas?')
})

it.each([
  ['give', 'Auditor', 'Podrán hacer lo que el rol permite, en todas sus aplicaciones.', false],
  ['give', 'Administrador', 'Podrán hacer lo que el rol permite, en todas sus aplicaciones.', true],
  ['role', 'Auditor', 'Perderán lo que solo este rol le', false],
])(
  'asks by ?%s=%s with the consequence %j, and warns of administration: %s',
  async (by, role, text, warns) => {
    roleNames = ['Auditor', 'Administrador']
    people = [1, 3].map((id) => person(id, by === 'role' ? [role] : []))
    await ask(`/users?${by}=${role}`)
    const question = screen.getByRole('alertdialog')
    expect(question).toHaveTextContent(text)
    expect(question.textContent.includes('Es un rol de administración.')).toBe(warns)
  },
)

it('focuses the search, and reports that no role is chosen', async () => {
  await ask('/users', undefined, () =>
    expect(screen.getByRole('searchbox', { name: 'Rol o aplicación' })).toHaveFocus(),
  )
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription('Aún no hay cambios.')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('has a result for each user, and retries only the failed ones', async () => {
  people = [1, 3, 4].map((id) => person(id))
  services.answerNext('modifyUser', { status: 500 })
  await ask('/users?give=Auditor')
  const name = screen.getByText('Auditor', { selector: 'bdi' })
  expect(name.closest('p')).toHaveTextContent('Selecciona las personas que tendrán el rol Auditor.')
  await pressInDialog('Dar rol')
  await screen.findByText('1 fallido')
  const before = saves().length
  await press('Reintentar fallidos')
  await screen.findByText('3 hechos')
  expect(saves()).toHaveLength(before + 1)
})

it('escapes right-to-left characters in names (hardening T17)', async () => {
  const name = 'Lector\u202Erotartsinimda'
  const shown = 'Lector\uFFFDrotartsinimda'
  roleNames = ['Auditor', name]
  people = [person(1), person(3)]
  await act(async () => renderScreensOf('/users', `/users?${new URLSearchParams({ give: name })}`))
  expect(await screen.findByText(shown)).toBeVisible()
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar la página' }))
  await press('Dar o quitar un rol')
  await screen.findByRole('checkbox', { name: 'Asignado Auditor' })
  expect(screen.getByText(`Se da ${shown}`)).toBeVisible()
  await press('Continuar')
  expect(screen.getByRole('alertdialog')).toHaveTextContent(`¿Deseas dar el rol ${shown} a 2 personas?`)
  await pressInDialog('Dar rol')
  await screen.findByText('2 hechos')
  expect(rolesNow()).toEqual([name, name])
  expect(document.body).not.toHaveTextContent('\u202E')
  expect(currentChanges()[0]!.title()).toBe(`Rol ${shown} dado a 2 personas`)
})

it('undo skips users whom a colleague gave the role first', async () => {
  people = [person(1), person(3)]
  await ask('/users', 'Auditor')
  people = [person(1, ['Auditor']), person(3)]
  await pressInDialog('Dar rol')
  await screen.findByText('1 hecho')
  expect(screen.getByText('1 omitido')).toBeVisible()
  await act(async () => undoChange(currentChanges()[0]!.id))
  await waitFor(() => expect(rolesNow()).toEqual(['Auditor', '']))
})

it('counts a role as given when an earlier attempt succeeded despite its error', async () => {
  people = [person(1), person(3)]
  services.answerNext('modifyUser', { status: 500 })
  await ask('/users', 'Auditor')
  await pressInDialog('Dar rol')
  await screen.findByText('1 fallido')
  // The failed write succeeded after the lookup.
  people = people.map((one) => person(one.id, ['Auditor']))
  await press('Reintentar fallidos')
  await screen.findByText('2 hechos')
})

it('sends nothing when the role was given already, or when a read fails', async () => {
  people = [person(1), person(3)]
  await ask('/users', 'Auditor')
  people = [person(1, ['Auditor']), person(3)]
  services.answerNext('getUser', { status: 500 })
  await pressInDialog('Dar rol')
  await screen.findByText('1 fallido')
  expect(saves()).toEqual([])
})

it('stops when the role is deleted, and reports what was done', async () => {
  people = Array.from({ length: 10 }, (_, id) => person(id + 10))
  await ask('/users', 'Auditor')
  goneAfter = 3
  await pressInDialog('Dar rol')
  await screen.findByText('3 hechos')
  expect(
    screen.getAllByText(/El rol Auditor ya no existe o está inactivo; no se siguió\./).length,
  ).toBeGreaterThan(0)
  expect(saves()).toHaveLength(3)
  expect(screen.getByText(/^\d sin enviar$/)).toBeVisible()
})
