import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { applicationEndpoints } from '#contracts/applications.ts'
import { applicationSettingsEndpoints } from '#contracts/application-settings.ts'
import { getApplication } from '#contracts/examples/application-settings.ts'
import { notificationEndpoints } from '#contracts/notifications.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { ApplicationsScreen } from '#features/applications/ApplicationsScreen.tsx'
import { NotificationsScreen } from '#features/notifications/NotificationsScreen.tsx'
import { PrivilegesScreen } from '#features/privileges/PrivilegesScreen.tsx'
import { RolesScreen } from '#features/roles/RolesScreen.tsx'
import { UsersScreen } from '#features/users/UsersScreen.tsx'
import { faultText, repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { listed, listedApplication, listedUser } from '#shared/testing/testRecords.ts'
import { listLoaded, prepareScreens, renderScreen, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { answerMedia } from '#shared/testing/testMedia.ts'
import { Keys } from '#shell/Keys.tsx'

const three = [1, 2, 3]
const settings = getApplication.example.answer.records[0]!
const person = (id: number) => listedUser(id, { names: `Persona ${id}`, surnames: '', roles: 'Auditor' })

const services = testServices(
  [
    userEndpoints,
    applicationEndpoints,
    applicationSettingsEndpoints,
    roleEndpoints,
    privilegeEndpoints,
    notificationEndpoints,
  ],
  {
    listUsers: () => ({ users: three.map(person), rows: 3 }),
    getUser: ({ headers }) => ({
      user: { ...person(Number(headers['pid'])), phoneNumber: `300 ${headers['pid']}` },
    }),
    listApplications: () =>
      listed([
        ...three.map((id) => listedApplication(id, `app${id}`, `Aplicación ${id}`)),
        listedApplication(9, 'oculta', 'Oculta', { isVisible: false }),
      ]),
    getApplication: ({ headers }) => ({
      records: [
        {
          ...settings,
          id: Number(headers['id']),
          title: `Aplicación ${headers['id']}`,
          description: `Descripción ${headers['id']}`,
        },
      ],
    }),
    listRoles: () => listed(three.map((id) => ({ id, name: `Rol ${id}`, idstate: 0, sharedApps: 'app1' }))),
    listPrivileges: ({ headers }) =>
      listed(
        headers['rol']
          ? [
              { name: `app${headers['rol']}`, title: '', isVisible: true, privilegeCounter: 7 },
              { name: 'oculta', title: '', isVisible: true, privilegeCounter: 3 },
            ]
          : three.map((id) => ({
              id,
              name: `PRIVILEGIO_${id}`,
              idstate: 0,
              licence: false,
              isAuditable: true,
              sharedApps: 'app1',
            })),
      ),
    listApplicationsOfPrivilege: ({ headers }) => ({
      records: [listedApplication(1, `app${headers['id']}`, 'x')],
    }),
    listNotifications: () => ({
      result: three.map((id) => ({
        id,
        reason: `Motivo ${id}`,
        subjectId: 1,
        templateId: id,
        applicationIds: [id],
        variables: '[]',
        executionDate: '2030-11-21T23:59:00',
        sharedApps: `Aplicación ${id}`,
        subjectName: 'Ventana',
        stateName: 'PENDIENTE',
        idstate: 0,
      })),
    }),
    listTemplatesByApps: ({ headers }) => ({
      templates: [{ id: Number(headers['apps']), title: `Plantilla ${headers['apps']}` }],
    }),
  },
)

type Resource = {
  screen: ReactElement
  /** Names of the records, and details that only the call returns. */
  name: (id: number) => string
  more: (id: number) => string
  call: string
  /** Detail known from the row. */
  known: string
  /** True if the list makes the same call. */
  ofList?: true
}
const resources: Record<string, Resource> = {
  users: {
    screen: <UsersScreen />,
    name: (id) => `Persona ${id}`,
    more: (id) => `300 ${id}`,
    call: 'getUser',
    known: 'Auditor',
  },
  apps: {
    screen: <ApplicationsScreen />,
    name: (id) => `Aplicación ${id}`,
    more: (id) => `Descripción ${id}`,
    call: 'getApplication',
    known: 'app1',
  },
  roles: {
    screen: <RolesScreen />,
    name: (id) => `Rol ${id}`,
    more: (id) => `Aplicación ${id} (7)`,
    call: 'listPrivileges',
    known: 'Aplicación 1',
  },
  privileges: {
    screen: <PrivilegesScreen />,
    name: (id) => `PRIVILEGIO_${id}`,
    more: (id) => `Aplicación ${id}`,
    call: 'listApplicationsOfPrivilege',
    known: 'Auditable',
  },
  notifications: {
    screen: <NotificationsScreen />,
    name: (id) => `Motivo ${id}`,
    more: (id) => `Plantilla ${id}`,
    call: 'listTemplatesByApps',
    known: 'Ventana',
  },
}

prepareScreens()
// Preloads the lazy code.
beforeAll(() =>
  Promise.all([
    import('#features/users/list/UserPeek.tsx'),
    import('#features/applications/list/ApplicationPeek.tsx'),
    import('#features/roles/list/RolePeek.tsx'),
    import('#features/privileges/list/PrivilegePeek.tsx'),
    import('#features/notifications/list/NotificationPeek.tsx'),
  ]),
)
let isWide = true
answerMedia((query) => isWide && query.includes('78rem'))
beforeEach(() => {
  isWide = true
  window.scrollTo = () => {}
  services.start()
})

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Vista rápida' })
const link = (id: number): HTMLElement => document.querySelector<HTMLElement>(`a[data-row="${id}"]`)!
const heading = (): HTMLElement => within(panel()).getAllByRole('heading', { level: 2 })[0]!
const title = (): string | null => heading().textContent
const key = (name: string): void => void fireEvent.keyDown(document.activeElement!, { key: name })

async function openResource(resource: string): Promise<Resource> {
  const found = resources[resource]!
  renderScreen(
    <>
      <Keys />
      <main>
        <Routes>
          <Route path={`/${resource}`} element={found.screen} />
          <Route path={`/${resource}/:id`} element={<h1>Ficha</h1>} />
        </Routes>
      </main>
    </>,
    `/${resource}`,
  )
  await listLoaded()
  await waitFor(() => expect(link(1)).toBeVisible())
  return found
}
/** Presses Space on the row. */
async function peek(id: number): Promise<void> {
  // Focus on a row prefetches the panel's code.
  await act(async () => link(id).focus())
  await act(async () => key(' '))
  await waitFor(() => expect(panel()).toBeVisible())
}

describe.each(Object.keys(resources))('%s beside the list', (resource) => {
  it('shows the row at once and the rest by one call, moves, and restores the focus [beyond 28]', async () => {
    const { name, more, call, known } = await openResource(resource)
    let release = (): void => {}
    services.answerNext(call, { after: new Promise<void>((done) => (release = done)) })
    const before = services.callsOf(call).length
    await peek(1)
    expect(title()).toBe(name(1))
    expect(heading()).toHaveFocus()
    expect(panel()).toHaveTextContent(known)
    expect(panel()).not.toHaveTextContent(more(3))
    // A late answer of the former row is ignored.
    key('ArrowDown')
    expect(title()).toBe(name(2))
    await waitFor(() => expect(panel()).toHaveTextContent(more(2)))
    await act(async () => release())
    expect(title()).toBe(name(2))
    if (more(1) !== known) expect(panel()).not.toHaveTextContent(more(1))
    key('ArrowUp')
    await waitFor(() => expect(panel()).toHaveTextContent(more(1)))
    expect(services.callsOf(call)).toHaveLength(before + 2)
    key('ArrowDown')
    key('ArrowDown')
    expect(title()).toBe(name(3))
    expect(panel()).not.toHaveTextContent(more(2))
    key('ArrowUp')
    key('Escape')
    expect(screen.queryByRole('region', { name: 'Vista rápida' })).not.toBeInTheDocument()
    expect(link(2)).toHaveFocus()
    expect(shownAddress()).toBe(`/${resource}`)
  })

  it('shows any failure of the call, keeps row and list, and reads again later [beyond 28]', async () => {
    const { name, more, call, known } = await openResource(resource)
    let isFirst = true
    await repeatWithEachFault(services, call, {
      async call() {
        if (isFirst) return peek(3).then(() => void (isFirst = false))
        await user.click(within(panel()).getByRole('button', { name: 'Reintentar' }))
      },
      async expectFault() {
        await waitFor(() =>
          expect(within(panel()).getByRole('button', { name: 'Reintentar' })).not.toHaveAttribute(
            'aria-busy',
            'true',
          ),
        )
        expect(panel()).toHaveTextContent(faultText)
        expect(title()).toBe(name(3))
        expect(link(1)).toBeVisible()
      },
    })
    expect(known).not.toBe('')
    services.answerNext(call, { status: 403 })
    await user.click(within(panel()).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(panel()).toHaveTextContent('no tiene los privilegios suficientes'))
    await user.click(within(panel()).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(panel()).toHaveTextContent(more(3)))
    expect(panel()).not.toHaveTextContent(faultText)
  })
})

it.each([
  ['getUser', 'users', { user: null }],
  ['getApplication', 'apps', { records: [] }],
])('says that the record is gone if %s does not find it [beyond 28]', async (call, resource, body) => {
  await openResource(resource)
  services.answerNext(call, { body })
  await peek(2)
  await waitFor(() => expect(panel()).toHaveTextContent('Ya no existe.'))
  expect(link(2)).toBeVisible()
  // There is no card to open.
  key('Enter')
  await user.click(within(panel()).getByRole('button', { name: 'Abrir' }))
  expect(shownAddress()).toBe(`/${resource}`)
  expect(within(panel()).getByRole('button', { name: 'Abrir' })).toHaveAccessibleDescription('Ya no existe.')
})

it('opens the card by Enter, by the button of the row and by a click [beyond 28]', async () => {
  await openResource('roles')
  await user.click(screen.getByRole('button', { name: 'Vista rápida de Rol 2' }))
  await waitFor(() => expect(panel()).toBeVisible())
  expect(title()).toBe('Rol 2')
  expect(within(panel()).getByRole('link', { name: 'Quién lo tiene' })).toHaveAttribute(
    'href',
    '/users?role=Rol+2',
  )
  expect(link(2).closest('tr')).toHaveAttribute('data-peeked')
  await user.click(screen.getByRole('button', { name: 'Vista rápida de Rol 3' }))
  expect(title()).toBe('Rol 3')
  expect(within(panel()).getByRole('button', { name: 'Fila siguiente' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(within(panel()).getByRole('button', { name: 'Fila anterior' }))
  act(() => heading().focus())
  key('Enter')
  expect(await screen.findByRole('heading', { name: 'Ficha' })).toBeVisible()
  expect(shownAddress()).toBe('/roles/2')
})

it('shows a role without the reserved application if applications cannot be read [TBL-11]', async () => {
  services.answerNext('listApplications', { status: 500 })
  services.answerNext('listPrivileges', {
    body: listed([
      { name: 'app1', title: '', isVisible: true, privilegeCounter: 7 },
      { name: 'ResetOTP', title: '', isVisible: true, privilegeCounter: 4 },
    ]),
  })
  await openResource('roles')
  await peek(1)
  await waitFor(() => expect(panel()).toHaveTextContent('app1 (7)'))
  expect(panel()).not.toHaveTextContent(/resetotp/i)
})

it('leaves Space to other controls, and moves by j and k from the list', async () => {
  await openResource('roles')
  act(() => screen.getByRole('checkbox', { name: 'Seleccionar Rol 1' }).focus())
  key(' ')
  expect(screen.queryByRole('region', { name: 'Vista rápida' })).not.toBeInTheDocument()
  await peek(1)
  key('j')
  expect(title()).toBe('Rol 2')
  act(() => link(1).focus())
  key('k')
  expect(title()).toBe('Rol 1')
})

it('requests no row that is only passed [beyond 28]', async () => {
  await openResource('users')
  await peek(1)
  await waitFor(() => expect(panel()).toHaveTextContent('300 1'))
  key('ArrowDown')
  key('ArrowDown')
  await waitFor(() => expect(panel()).toHaveTextContent('300 3'))
  expect(services.callsOf('getUser').map(({ headers }) => headers['pid'])).toEqual(['1', '3'])
})

it('says that a row is not shown any longer after another search [beyond 28]', async () => {
  await openResource('roles')
  await peek(1)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Rol 3' } })
  await waitFor(() => expect(panel()).toHaveTextContent('Ya no está en la lista.'))
  expect(title()).toBe('Rol 1')
})

it('is a dialog on a narrow page [beyond 28]', async () => {
  isWide = false
  await openResource('roles')
  await act(async () => link(1).focus())
  await act(async () => key(' '))
  const dialog = await screen.findByRole('dialog', { name: 'Vista rápida' })
  expect(dialog).toHaveTextContent('Rol 1')
  key('ArrowDown')
  expect(dialog).toHaveTextContent('Rol 2')
  key('Escape')
  expect(dialog).not.toBeInTheDocument()
  expect(link(2)).toHaveFocus()
})
