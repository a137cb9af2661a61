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
import { listedApplication, codeBody } from '#shared/testing/testRecords.ts'
import { open, preparePrivileges, privilege, sent, serviceData, services } from './testPrivileges.tsx'

preparePrivileges()

const licenceOf = (name: string): HTMLElement => screen.getByRole('switch', { name: `Licencia de ${name}` })

it('is a table with the columns of a privilege and a create button [PRV-01, PRV-02, PRV-03, PRV-06]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privilegios')
  expect(columnHeadings()).toEqual([
    'Nombre',
    'Descripción',
    'Aplicaciones',
    'Fecha de creación',
    'Licencia',
    'Estado',
  ])
  expect(screen.getByRole('link', { name: 'Crear privilegio' })).toHaveAttribute('href', '/privileges/new')
  await expectTwoPages('/privileges')
})

it('searches names, descriptions and applications locally while typing [PRV-04]', async () => {
  serviceData.privileges[3] = privilege(4, {
    name: 'VER_NOMINA',
    sharedApps: 'Colnómina',
    description: 'Café',
  })
  await open()
  const calls = services.calls.length
  await expectFound('Buscar privilegios', ['ver_nom', 'CAFE', 'colnomina'], 'VER_NOMINA')
  const box = screen.getByRole('searchbox', { name: 'Buscar privilegios' })
  await user.clear(box)
  await user.type(box, 'nada')
  expect(await screen.findByText('No se encontraron resultados')).toBeVisible()
  expect(services.calls).toHaveLength(calls)
})

it.each([
  ['Activo', 'PRIVILEGIO_2'],
  ['Inactivo', 'PRIVILEGIO_1'],
  ['Más reciente', 'PRIVILEGIO_12'],
  ['Más antiguo', 'PRIVILEGIO_13'],
])('sorted by %s begins with %s and hides nothing [PRV-05]', async (sort, first) => {
  // In service order the first row is inactive and the last one the oldest, so that each sort moves a row.
  serviceData.privileges[0] = privilege(1, { idstate: 1, createdon: '2025-01-10T09:00:00Z' })
  serviceData.privileges[4] = privilege(5, { idstate: 1 })
  serviceData.privileges[12] = privilege(13, { createdon: '2024-12-31T10:00:00Z' })
  await open()
  expect(shownRows()[0]).toBe('PRIVILEGIO_1')
  await sortBy(sort)
  if (sort === 'Inactivo') await waitFor(() => expect(shownRows()[1]).toBe('PRIVILEGIO_5'))
  await waitFor(() => expect(shownRows()[0]).toBe(first))
  expect(screen.getByText('1–10 de 13')).toBeVisible()
})

it('shows two visible applications, the rest on demand, and the creation date [PRV-02, TBL-07, TBL-08, TBL-09]', async () => {
  serviceData.privileges = [
    privilege(1, {
      application: ['suite', 'RESETOTP', 'archivo', 'colnomina', 'firmaya'],
      sharedApps: 'Suite,Restablecer OTP,Archivo digital,Colnómina,Firmaya',
    }),
  ]
  await open()
  const under = (heading: string): HTMLElement => cellUnder(heading, 'PRIVILEGIO_1')
  expect(under('Descripción')).toHaveTextContent(/^Descripción 1$/)
  expect(under('Aplicaciones')).toHaveTextContent(/^Suite, Colnómina\.\.\.$/)
  expect(under('Fecha de creación')).toHaveTextContent(/^01\/01\/2025/)
  expect(under('Licencia')).toContainElement(licenceOf('PRIVILEGIO_1'))
  expect(under('Estado')).toContainElement(stateOf('PRIVILEGIO_1'))
  await user.hover(within(under('Aplicaciones')).getByRole('button'))
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(/^SuiteColnóminaFirmaya$/)
  expect(document.body).not.toHaveTextContent('Restablecer OTP')
})

it.each([
  [0, '¿Deseas inactivar este privilegio?', 'Desactivar', 1, 'inactivo'],
  [1, '¿Deseas activar este privilegio?', 'Activar', 0, 'activo'],
])(
  'asks before a switch from state %d, sends the whole privilege, and reports it [PRV-11, PRV-13, PRV-14, PRV-28, ENT-16]',
  async (idstate, question, accept, switched, word) => {
    serviceData.privileges[0] = privilege(1, { idstate })
    await open()
    await user.click(stateOf('PRIVILEGIO_1'))
    expect(alertDialog()).toHaveAccessibleName(question)
    expect(sent()).toEqual([])
    await pressInDialog(accept)
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Notificación'))
    expect(alertDialog()).toHaveTextContent(
      `El privilegio quedó en estado ${word} para todas las aplicaciones asociadas`,
    )
    await pressInDialog('Aceptar')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    const { createdon: _createdon, sharedApps: _sharedApps, ...whole } = privilege(1, { idstate: switched })
    expect(services.callsOf('modifyPrivilege').map(({ body }) => body)).toEqual([whole])
    await waitFor(() =>
      expect(stateOf('PRIVILEGIO_1')).toHaveAttribute('aria-checked', String(switched === 0)),
    )
  },
)

it.each([
  [true, 'activar', 'Activar'],
  [false, 'inactivar', 'Desactivar'],
])(
  'confirms a switch of the licence to %s, and changes nothing else [PRV-12, PRV-13, PRV-28]',
  async (turnsOn, verb, accept) => {
    serviceData.privileges[1] = privilege(2, { licence: !turnsOn })
    await open()
    const callsBefore = services.calls.length
    await user.click(licenceOf('PRIVILEGIO_2'))
    expect(alertDialog()).toHaveAccessibleName(`¿Deseas ${verb} la licencia de este privilegio?`)
    expect(services.calls).toHaveLength(callsBefore)
    await pressInDialog('Cancelar')
    expect(services.calls).toHaveLength(callsBefore)
    expect(licenceOf('PRIVILEGIO_2')).toHaveAttribute('aria-checked', String(!turnsOn))
    await user.click(licenceOf('PRIVILEGIO_2'))
    await pressInDialog(accept)
    await waitFor(() => expect(alertDialog()).toHaveTextContent('El privilegio fue modificado exitosamente'))
    expect(alertDialog()).toHaveAccessibleName('Notificación')
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ id: 2, licence: turnsOn, idstate: 0, application: ['suite'] })
    await waitFor(() => expect(licenceOf('PRIVILEGIO_2')).toHaveAttribute('aria-checked', String(turnsOn)))
  },
)

it.each([
  ['a refusal', { body: codeBody('R11', 'La licencia está en uso.') }, 'La licencia está en uso.'],
  ['a fault', { status: 500 }, 'Error al realizar la petición.'],
])('shows %s of a licence switch, and leaves the licence unchanged [PRV-12]', async (_what, reply, words) => {
  await open()
  services.answerNext('modifyPrivilege', reply)
  await user.click(licenceOf('PRIVILEGIO_2'))
  await pressInDialog('Activar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent(words))
  await pressInDialog('Aceptar')
  expect(licenceOf('PRIVILEGIO_2')).toHaveAttribute('aria-checked', 'false')
})

it('keeps concurrent changes and hidden applications on a switch', async () => {
  await open()
  serviceData.privileges[0] = privilege(1, {
    description: 'De otra persona',
    application: ['suite', 'RESETOTP'],
  })
  await user.click(stateOf('PRIVILEGIO_1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    description: 'De otra persona',
    application: ['suite', 'RESETOTP'],
    idstate: 1,
  })
})

it('reads the applications missing in a row, and sends nothing if that fails [G-40]', async () => {
  serviceData.privileges[0] = privilege(1, { application: null })
  await open()
  services.answerNext('listApplicationsOfPrivilege', { status: 500 })
  await user.click(stateOf('PRIVILEGIO_1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Error al realizar la petición.'))
  expect(sent()).toEqual([])
  await pressInDialog('Aceptar')
  await user.click(stateOf('PRIVILEGIO_1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ application: ['suite'] })
})

it('sends nothing if the read before the switch fails [D27]', async () => {
  await open()
  services.answerNext('listPrivileges', { status: 500 })
  await user.click(stateOf('PRIVILEGIO_1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Error al realizar la petición.'))
  expect(sent()).toEqual([])
})

it('shows why the service refused a switch, and keeps its state [CER-04, CER-05]', async () => {
  await open()
  services.answerNext('modifyPrivilege', { body: codeBody('R11', 'La consola necesita este privilegio.') })
  await user.click(stateOf('PRIVILEGIO_1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Notificación'))
  expect(alertDialog()).toHaveTextContent('La consola necesita este privilegio.')
  await pressInDialog('Aceptar')
  expect(stateOf('PRIVILEGIO_1')).toHaveAttribute('aria-checked', 'true')
})

it('reports a deleted privilege on a switch', async () => {
  await open()
  serviceData.privileges = serviceData.privileges.slice(1)
  await user.click(stateOf('PRIVILEGIO_1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Este privilegio ya no existe.'))
  expect(sent()).toEqual([])
})

it('explains a failed list in a dialog, with a retry in the table [PRV-27]', async () => {
  services.answerNext('listPrivileges', { status: 500 }, { status: 500 })
  await open()
  expect(alertDialog()).toHaveAccessibleName('Error')
  expect(alertDialog()).toHaveTextContent('Error al realizar la petición.')
  await pressInDialog('Aceptar')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('Reintentar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Error'))
  await pressInDialog('Aceptar')
  await press('Reintentar')
  await waitFor(() => expect(shownRows()).toHaveLength(10))
})

it.each([
  ['R11 is an empty list', { result: { informationCode: 'R11', information: 'Nada' } }, false],
  ['no records at all are an error', { result: {} }, true],
  ['a row that is no privilege is an error', { result: { records: [{ name: 'SOLO' }] } }, true],
])('%s [CER-07]', async (_what, body, isError) => {
  services.answerNext('listPrivileges', { body })
  await open()
  if (isError) expect(alertDialog()).toHaveAccessibleName('Error')
  else expect(screen.getByText('No se encontraron resultados')).toBeVisible()
})

it('disables the export of an empty list, with a reason [beyond 21]', async () => {
  serviceData.privileges = []
  await open()
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveAccessibleDescription(
    'No hay privilegios para exportar.',
  )
})

it('has an optional column for audited privileges', async () => {
  serviceData.privileges[1] = privilege(2, { isAuditable: false })
  await open()
  await showColumns('Auditable')
  const cell = (name: string) => row(name).querySelector('[data-column="auditable"]')
  expect(cell('PRIVILEGIO_1')).toHaveTextContent('Sí')
  expect(cell('PRIVILEGIO_2')).toHaveTextContent('No')
})

it('while the applications cannot be read, shows the titles in the rows, except the reserved one [TBL-11]', async () => {
  serviceData.privileges[0] = privilege(1, { sharedApps: 'Suite, RESETOTP' })
  services.answerNext('listApplications', { status: 500 })
  await open()
  expect(row('PRIVILEGIO_1')).toHaveTextContent('Suite')
  expect(row('PRIVILEGIO_1')).not.toHaveTextContent('RESETOTP')
})

it('counts the roles and menu items of a privilege in the switch-off dialog', async () => {
  serviceData.applications = [listedApplication(1, 'suite', 'Suite')]
  serviceData.roles = [
    { id: 1, name: 'Uno', idstate: 0, sharedApps: 'Suite', gives: ['PRIVILEGIO_1'] },
    { id: 2, name: 'Dos', idstate: 0, sharedApps: 'suite', gives: ['PRIVILEGIO_1', 'PRIVILEGIO_2'] },
    { id: 3, name: 'Sin él', idstate: 0, sharedApps: 'Suite', gives: [] },
    { id: 4, name: 'Inactivo', idstate: 1, sharedApps: 'Suite', gives: ['PRIVILEGIO_1'] },
    { id: 5, name: 'De otra', idstate: 0, sharedApps: 'Colnómina', gives: ['PRIVILEGIO_1'] },
  ]
  serviceData.menus = [
    [{ name: 'A', privilege: ['PRIVILEGIO_1'], children: [{ name: 'B', privilege: 'PRIVILEGIO_1' }] }],
  ]
  await open()
  await user.click(stateOf('PRIVILEGIO_1'))
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Está en uso por 2 roles y 2 ítems de menú.'))
  const questions = services.callsOf('listPrivileges').flatMap(({ headers }) => headers['rol'] ?? [])
  expect(questions).toEqual(['1', '2', '3'])
  await pressInDialog('Cancelar')
  expect(sent()).toEqual([])
})

it('counts each role and menu item that uses the selected privileges once', async () => {
  serviceData.applications = [listedApplication(1, 'suite', 'Suite')]
  serviceData.roles = [
    { id: 1, name: 'Uno', idstate: 0, sharedApps: 'Suite', gives: ['PRIVILEGIO_1', 'PRIVILEGIO_2'] },
    { id: 2, name: 'Dos', idstate: 0, sharedApps: 'suite', gives: ['PRIVILEGIO_2'] },
    { id: 3, name: 'Otro', idstate: 0, sharedApps: 'Suite', gives: ['PRIVILEGIO_3'] },
  ]
  serviceData.menus = [[{ name: 'A', privilege: ['PRIVILEGIO_1', 'PRIVILEGIO_2'], children: [] }]]
  await open()
  await chooseRows('PRIVILEGIO_1', 'PRIVILEGIO_2')
  await press('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Están en uso por 2 roles y 1 ítem de menú.'))
  const questions = services.callsOf('listPrivileges').flatMap(({ headers }) => headers['rol'] ?? [])
  expect(questions).toEqual(['1', '2', '3'])
})

it('with many roles, counts the usage only after a press', async () => {
  serviceData.applications = [listedApplication(1, 'suite', 'Suite')]
  serviceData.roles = Array.from({ length: 37 }, (_, id) => ({
    id: id + 1,
    name: `Rol ${id}`,
    idstate: 0,
    sharedApps: 'Suite',
    gives: ['PRIVILEGIO_1'],
  }))
  await open()
  await user.click(stateOf('PRIVILEGIO_1'))
  await waitFor(() => expect(services.callsOf('listRoles')).toHaveLength(1))
  await pressInDialog('Ver dónde se usa')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Está en uso por 37 roles.'))
})

it('switches the selected rows and skips those already in that state [beyond 12]', async () => {
  serviceData.privileges[1] = privilege(2, { idstate: 1 })
  await open()
  await chooseRows('PRIVILEGIO_1', 'PRIVILEGIO_2', 'PRIVILEGIO_3')
  await press('Desactivar')
  expect(alertDialog()).toHaveAccessibleName('¿Deseas desactivar 2 privilegios?')
  await pressInDialog('Desactivar')
  const result = await screen.findByRole('dialog', { name: 'Resultado' })
  expect(result).toHaveTextContent('2 hechos')
  expect(result).toHaveTextContent('Ya estaba en ese estado')
  expect(sent().map(({ id, idstate }) => [id, idstate])).toEqual([
    [1, 1],
    [3, 1],
  ])
})
