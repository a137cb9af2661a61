import { screen, waitFor, within } from '@testing-library/react'
import {
  cellUnder,
  chooseRows,
  columnHeadings,
  expectFound,
  expectTwoPages,
  showColumns,
  sortBy,
  stateOf,
} from '#shared/testing/testList.tsx'
import { alertDialog, press, pressInDialog, row, shownRows, user } from '#shared/testing/testScreen.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import { application, open, prepareApplications, sent, serviceData, services } from './testApplications.tsx'

prepareApplications()

it('is a paged table with four columns and a create button [APP-01, APP-10, APP-11]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aplicaciones')
  expect(columnHeadings()).toEqual(['Nombre aplicación', 'URL aplicación', 'Duración token', 'Estado'])
  expect(screen.getByRole('link', { name: 'Crear aplicación' })).toHaveAttribute('href', '/apps/new')
  await expectTwoPages('/apps')
})

it('has title, address and switch of an application, and links to its card [APP-02, APP-03, APP-05, APP-12]', async () => {
  await open()
  expect(cellUnder('Nombre aplicación', 'Aplicación 1')).toHaveTextContent(/^Aplicación 1$/)
  expect(cellUnder('URL aplicación', 'Aplicación 1')).toHaveTextContent(/^https:\/\/app1\.test\/$/)
  expect(cellUnder('Estado', 'Aplicación 1')).toContainElement(stateOf('Aplicación 1'))
  expect(stateOf('Aplicación 1')).toBeChecked()
  expect(screen.getByRole('link', { name: 'Aplicación 1' })).toHaveAttribute('href', '/apps/1')
})

it.each([
  [30, 1, '30 Minutos'],
  [2, 2, '2 Horas'],
  [1, 3, '1 Dias'],
  [-1, 1, '-1 Minutos'],
  [5, 9, '5'],
])(
  'shows a token of %p in the unit %p as %s [APP-04, APP-38, CLM-07]',
  async (amountTime, timeUnit, text) => {
    serviceData.applications = [application(1, { amountTime, timeUnit })]
    await open()
    expect(within(cellUnder('Duración token', 'Aplicación 1')).getByText(text)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/ilimitad/i)
  },
)

it('shows inactive and invisible ones, but not the reserved one [TBL-11, CCL-15] [G-11]', async () => {
  serviceData.applications = [
    application(1, { idState: 1 }),
    application(2, { isVisible: false }),
    application(3, { name: 'RESETOTP' }),
  ]
  await open()
  expect(shownRows()).toEqual(['Aplicación 1', 'Aplicación 2'])
  expect(stateOf('Aplicación 1')).not.toBeChecked()
})

it('searches while typing, without a call [APP-09]', async () => {
  serviceData.applications[3] = application(4, {
    title: 'Colnómina',
    name: 'nomina',
    urlApp: 'https://pagos.test/',
  })
  await open()
  const calls = services.calls.length
  await expectFound('Buscar aplicaciones', ['colnom', 'PAGOS', 'nomina'], 'Colnómina')
  const box = screen.getByRole('searchbox', { name: 'Buscar aplicaciones' })
  await user.clear(box)
  await user.type(box, 'nada')
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible()
  expect(services.calls).toHaveLength(calls)
})

it.each([
  ['Activo', 'Aplicación 1'],
  ['Inactivo', 'Aplicación 13'],
  ['Más reciente', 'Aplicación 12'],
  ['Más antiguo', 'Aplicación 13'],
])('sorted by %s begins with %s and hides nothing [APP-06, APP-07]', async (sort, first) => {
  serviceData.applications[12] = application(13, { idState: 1, modifiedOn: '2024-12-31T10:00:00Z' })
  await open()
  await sortBy(sort)
  await waitFor(() => expect(shownRows()[0]).toBe(first))
  expect(screen.getByText('1–10 de 13')).toBeVisible()
})

it.each([
  ['Activo', [0, 0, 0, 1, 1]],
  ['Inactivo', [1, 1, 0, 0, 0]],
])('orders by idState, %s as %j [APP-08]', async (sort, order) => {
  const states = [1, 0, 1, 0, 0]
  serviceData.applications = states.map((idState, index) => application(index + 1, { idState }))
  await open()
  await sortBy(sort)
  const shownStates = () => shownRows().map((title) => states[Number(title!.split(' ')[1]) - 1])
  await waitFor(() => expect(shownStates()).toEqual(order))
})

it.each([
  [0, '¿Deseas desactivar esta aplicación?', 'Desactivar', 1],
  [1, '¿Deseas activar esta aplicación?', 'Activar', 0],
])(
  'asks before switching the state from %d, sends the whole application, and reloads the list [APP-13, APP-14, APP-15, APP-16, CCL-18, ENT-22]',
  async (idState, question, accept, state) => {
    serviceData.applications[0] = application(1, { idState })
    await open()
    await user.click(stateOf('Aplicación 1'))
    expect(alertDialog()).toHaveAccessibleName(question)
    expect(sent()).toEqual([])
    const lists = (): number => services.callsOf('listApplications').length
    const before = lists()
    await pressInDialog(accept)
    expect(await screen.findByText('La aplicación ha sido actualizada')).toBeVisible()
    expect(services.callsOf('modifyApplication')).toHaveLength(1)
    expect(sent()).toEqual([application(1, { idState: state })])
    await waitFor(() => expect(stateOf('Aplicación 1')).toHaveAttribute('aria-checked', String(state === 0)))
    expect(lists()).toBeGreaterThan(before)
  },
)

it('keeps concurrent changes of other users in a switch', async () => {
  await open()
  serviceData.applications[0] = application(1, { title: 'De otra persona', amountTime: 45 })
  await user.click(stateOf('Aplicación 1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ title: 'De otra persona', amountTime: 45, idState: 1 })
})

it.each([
  ['it cannot be read', 'getApplication', { status: 500 }, 'Error al realizar la petición.', 0],
  ['it is gone', 'getApplication', { body: { records: [] } }, 'Esta aplicación ya no existe.', 0],
  ['it is refused', 'modifyApplication', { body: codeBody('R11', 'No se puede.') }, 'No se puede.', 1],
])('shows why it was not switched if %s, without a change', async (_what, name, answer, text, count) => {
  await open()
  services.answerNext(name, answer)
  await user.click(stateOf('Aplicación 1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent(text))
  expect(alertDialog()).toHaveAccessibleName('No se cambió el estado')
  expect(sent()).toHaveLength(count)
  await pressInDialog('Aceptar')
  expect(stateOf('Aplicación 1')).toBeChecked()
})

it('counts what uses an application in the confirmation of its deactivation', async () => {
  serviceData.roles = [
    { id: 1, name: 'Uno', idstate: 0 },
    { id: 2, name: 'Dos', idstate: 1 },
  ]
  const privilege = { id: 1, name: 'VER', idstate: 0, licence: false, isAuditable: false }
  serviceData.privileges = [
    { ...privilege, application: ['APLICACION1'] },
    { ...privilege, id: 2, application: ['otra'] },
    { ...privilege, id: 3, idstate: 1, application: ['aplicacion1'] },
  ]
  serviceData.companies = [
    { id: 1, name: 'Acme', sharedApps: 'Otra,Aplicación 1' },
    { id: 2, name: 'Bmce', sharedApps: 'Aplicación 1' },
  ]
  const items = [{ name: 'Inicio' }, { name: 'Pagos', children: [{ name: 'Hoy' }] }]
  const menu = { id: 1, menuJson: JSON.stringify(items), idapplication: 1, idmenulocation: 1 }
  serviceData.menus = [
    menu,
    { ...menu, idapplication: '1', idmenulocation: 2 },
    { ...menu, idapplication: 2 },
  ]
  const notification = {
    id: 1,
    reason: 'Aviso',
    subjectId: 1,
    templateId: 1,
    executionDate: '2040-01-01T23:59:00',
    applicationIds: [2, 1],
    stateName: 'PENDIENTE',
  }
  serviceData.notifications = [
    notification,
    { ...notification, id: 2, applicationIds: '1' },
    { ...notification, id: 3, stateName: 'EJECUTADA' },
    { ...notification, id: 4, applicationIds: [11] },
  ]
  await open()
  await user.click(stateOf('Aplicación 1'))
  expect(alertDialog()).toHaveAccessibleDescription('Aplicación 1 Nadie podrá entrar en Aplicación 1.')
  expect(
    await screen.findByText(
      'Está en uso por 1 rol, 1 privilegio, 2 empresas, 6 ítems de menú y 2 notificaciones pendientes.',
    ),
  ).toBeVisible()
  expect(sent()).toEqual([])
})

it.each(['listRoles', 'listPrivileges', 'listCompanies', 'listMenu', 'listNotifications'])(
  'shows in the confirmation that %s was refused, without a session dialog',
  async (name) => {
    await open()
    services.answerNext(name, { status: 403 })
    await user.click(stateOf('Aplicación 1'))
    expect(await within(alertDialog()).findByText('El conteo está incompleto.')).toBeVisible()
    // The 403 of a background read is shown here, any other one in the session dialog.
    expect(
      within(alertDialog()).getByText(/^La acción que está intentando realizar no es posible/),
    ).toBeVisible()
  },
)

it('says that nothing uses an application', async () => {
  await open()
  await user.click(stateOf('Aplicación 1'))
  expect(await screen.findByText(/^No la usa ningún rol activo/)).toBeVisible()
})

it('switches many at once, and skips those already in that state', async () => {
  serviceData.applications[1] = application(2, { idState: 1 })
  await open()
  await chooseRows('Aplicación 1', 'Aplicación 2')
  await press('Desactivar')
  expect(alertDialog()).toHaveAccessibleName(/¿Deseas desactivar/)
  await pressInDialog('Desactivar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ id: 1, idState: 1 })
  expect(await screen.findByText('Ya estaba en ese estado')).toBeVisible()
})

it('offers a retry after a failed read', async () => {
  services.answerNext('listApplications', { status: 500 })
  await open()
  expect(screen.getByText('Error al realizar la petición.')).toBeVisible()
  await press('Reintentar')
  await waitFor(() => expect(shownRows()).toHaveLength(10))
})

it('says that there are none', async () => {
  serviceData.applications = []
  await open()
  expect(screen.getByText('No se encontraron resultados')).toBeVisible()
})

it('shows roles and last change as optional columns', async () => {
  serviceData.applications = [{ ...application(1), rolCount: 1_200 }]
  await open()
  await showColumns('Roles', 'Última modificación')
  const cell = (column: string) => row('Aplicación 1').querySelector(`[data-column='${column}']`)
  expect(cell('roles')).toHaveTextContent('1.200')
  expect(cell('modified')).toHaveTextContent('01/01/2025 05:00')
})
