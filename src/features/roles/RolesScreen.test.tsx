import { act, screen, waitFor, within } from '@testing-library/react'
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
import { lentParts } from '#app/lentParts.tsx'
import { saveFile } from '#shared/browser/saveFile.ts'
import { alertDialog, press, pressInDialog, row, shownRows, user } from '#shared/testing/testScreen.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import { open, prepareRoles, role, sent, serviceData, services } from './testRoles.tsx'

jest.mock('#shared/browser/saveFile.ts', () => ({ saveFile: jest.fn() }))

prepareRoles()
// Preload lazy code, which `act` does not wait for.
beforeAll(() => lentParts.RoleDependents.load())

it('is a table with the columns of a role and a create button [ROL-01, ROL-02, ROL-03, ROL-06]', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Roles')
  expect(columnHeadings()).toEqual(['Rol', 'Descripción', 'Compartido con', 'Fecha de creación', 'Estado'])
  expect(screen.getByRole('link', { name: 'Crear rol' })).toHaveAttribute('href', '/roles/new')
  await expectTwoPages('/roles')
})

it('searches names, aliases, descriptions and applications locally while typing [ROL-02]', async () => {
  serviceData.roles[3] = role(4, {
    name: 'Nóminas',
    alias: 'NOMI',
    sharedApps: 'Colnómina',
    description: 'Café',
  })
  await open()
  const callsBefore = services.calls.length
  await expectFound('Buscar roles', ['nominas', 'NOMI', 'CAFE', 'colnomina'], 'Nóminas')
  expect(services.calls).toHaveLength(callsBefore)
})

it.each([
  ['Activo', 'Rol 2'],
  ['Inactivo', 'Rol 1'],
  ['Más reciente', 'Rol 12'],
  ['Más antiguo', 'Rol 13'],
])('sorted by %s begins with %s and hides nothing [ROL-04, ROL-05]', async (sort, first) => {
  // In service order the first row is inactive and the last one the oldest, so that each sort moves a row.
  serviceData.roles[0] = role(1, { idstate: 1, createdon: '2025-01-10T09:00:00Z' })
  serviceData.roles[4] = role(5, { idstate: 1 })
  serviceData.roles[12] = role(13, { createdon: '2024-12-31T10:00:00Z' })
  await open()
  expect(shownRows()[0]).toBe('Rol 1')
  await sortBy(sort)
  if (sort === 'Inactivo') await waitFor(() => expect(shownRows()[1]).toBe('Rol 5'))
  await waitFor(() => expect(shownRows()[0]).toBe(first))
  expect(screen.getByText('1–10 de 13')).toBeVisible()
})

it('shows two visible applications, the rest on demand, and the creation date [TBL-07, TBL-08, TBL-09]', async () => {
  serviceData.roles = [role(1, { sharedApps: 'Suite,Restablecer OTP,Archivo digital,Colnómina,Firmaya' })]
  await open()
  const under = (heading: string): HTMLElement => cellUnder(heading, 'Rol 1')
  expect(under('Descripción')).toHaveTextContent(/^Descripción 1$/)
  expect(under('Compartido con')).toHaveTextContent(/^Suite, Colnómina\.\.\.$/)
  expect(under('Fecha de creación')).toHaveTextContent(/^01\/01\/2025/)
  expect(under('Estado')).toContainElement(stateOf('Rol 1'))
  await user.hover(within(under('Compartido con')).getByRole('button'))
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent(/^SuiteColnóminaFirmaya$/)
  expect(document.body).not.toHaveTextContent('Restablecer OTP')
})

it.each([
  [0, '¿Deseas eliminar este rol?', 'Desactivar', 1, 'El Rol quedó en estado inactivo'],
  [1, '¿Deseas activar este rol?', 'Activar', 0, 'El Rol quedó en estado activo'],
])(
  'confirms a switch from state %d, sends the whole role, and reports it [ROL-08, ROL-09, ROL-10, ROL-11, ENT-12, CCL-31]',
  async (idstate, question, accept, state, message) => {
    const gives = {
      suite: { privileges: ['VER', 'VIEJO'], isVisible: true },
      archivo: { privileges: [], isVisible: false },
    }
    serviceData.roles[0] = role(1, { idstate, gives })
    await open()
    await user.click(stateOf('Rol 1'))
    expect(alertDialog()).toHaveAccessibleName(question)
    expect(alertDialog()).toHaveTextContent('Rol 1')
    if (idstate === 0) expect(alertDialog()).toHaveTextContent('El rol quedará en estado inactivo.')
    expect(sent()).toEqual([])
    await pressInDialog(accept)
    expect(await screen.findByText(message)).toBeVisible()
    expect(services.callsOf('modifyRole')).toHaveLength(1)
    expect(sent()).toEqual([
      {
        id: 1,
        name: 'Rol 1',
        description: 'Descripción 1',
        alias: 'ALIAS1',
        idstate: state,
        application: [
          { name: 'suite', privilege: ['VER', 'VIEJO'], isVisible: true },
          { name: 'archivo', privilege: [], isVisible: false },
        ],
      },
    ])
    await waitFor(() => expect(stateOf('Rol 1')).toHaveAttribute('aria-checked', String(state === 0)))
  },
)

it.each(['listRoles', 'listPrivileges'])(
  'sends nothing if %s fails just before the switch [D27, G-40]',
  async (name) => {
    await open()
    services.answerNext(name, { status: 500 })
    await user.click(stateOf('Rol 1'))
    await pressInDialog('Desactivar')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('Error al realizar la petición.'))
    expect(alertDialog()).toHaveAccessibleName('No se cambió el estado')
    expect(sent()).toEqual([])
  },
)

it('shows why the service refused a switch, and keeps its state [CER-04, CER-05]', async () => {
  await open()
  services.answerNext('modifyRole', { body: codeBody('R11', 'La consola necesita este rol.') })
  await user.click(stateOf('Rol 1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('La consola necesita este rol.'))
  await pressInDialog('Aceptar')
  expect(stateOf('Rol 1')).toHaveAttribute('aria-checked', 'true')
})

it('reports a deleted role on a switch', async () => {
  await open()
  serviceData.roles = serviceData.roles.slice(1)
  await user.click(stateOf('Rol 1'))
  await pressInDialog('Desactivar')
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Este rol ya no existe.'))
  expect(sent()).toEqual([])
})

it.each([
  ['R11 is an empty list', { result: { informationCode: 'R11' } }, 'No se encontraron resultados'],
  ['no records at all are an error', { result: {} }, 'Error al realizar la petición.'],
])('%s [CER-07]', async (_what, body, text) => {
  services.answerNext('listRoles', { body })
  await open()
  expect(screen.getByRole('table')).toHaveTextContent(text)
})

it('counts the users of a role in the switch-off dialog', async () => {
  serviceData.users = Array.from({ length: 25 }, (_, id) => (id % 5 === 0 ? ['Otro', 'ROL 1'] : ['Rol 11']))
  await open()
  await user.click(stateOf('Rol 1'))
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Lo tienen 5 usuarios.'))
  expect(services.callsOf('listUsers').map(({ headers }) => headers['pages'])).toEqual(['0', '0', '1', '2'])
  expect(sent()).toEqual([])
})

it('counts users on demand if they span many pages', async () => {
  serviceData.users = Array.from({ length: 601 }, () => ['Rol 1'])
  await open()
  await user.click(stateOf('Rol 1'))
  const ask = await within(alertDialog()).findByRole('button', { name: 'Contar usuarios (unos segundos)' })
  expect(services.callsOf('listUsers')).toHaveLength(1)
  await user.click(ask)
  await waitFor(() => expect(alertDialog()).toHaveTextContent('Lo tienen 601 usuarios.'))
})

it('does not offer to count too many users', async () => {
  serviceData.users = Array.from({ length: 2_001 }, () => [])
  await open()
  await user.click(stateOf('Rol 1'))
  expect(await within(alertDialog()).findByText(/Hay 2\.001 usuarios, demasiados/)).toBeVisible()
  expect(within(alertDialog()).queryByRole('button', { name: /^Contar/ })).not.toBeInTheDocument()
})

it('exports all search results in order, on every page, without formulas [beyond 14]', async () => {
  serviceData.roles[4] = role(5, { description: '=1+1; "uno"', idstate: 1, sharedApps: 'Suite,Colnómina' })
  await open('/roles?sort=oldest')
  await press('Exportar')
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1))
  const [name, text] = jest.mocked(saveFile).mock.lastCall!
  expect(name).toBe('roles.csv')
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('Rol;Descripción;Compartido con;Fecha de creación;Estado')
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(serviceData.roles.map((one) => one.name))
  expect(lines[5]).toBe(`Rol 5;"'=1+1; ""uno""";Suite, Colnómina;05/01/2025;Inactivo`)
})

it('disables the export of an empty list, with a reason [beyond 21]', async () => {
  serviceData.roles = []
  await open()
  const exporting = screen.getByRole('button', { name: 'Exportar' })
  expect(exporting).toHaveAttribute('aria-disabled', 'true')
  // The reason is available on keyboard focus.
  exporting.focus()
  expect(exporting).toHaveFocus()
  expect(exporting).toHaveAccessibleDescription('No hay roles para exportar.')
})

it('switches the selected rows and skips those already in that state [beyond 12]', async () => {
  serviceData.roles[1] = role(2, { idstate: 1 })
  await open()
  await chooseRows('Rol 1', 'Rol 2', 'Rol 3')
  await press('Desactivar')
  expect(alertDialog()).toHaveAccessibleName('¿Deseas desactivar 2 roles?')
  await pressInDialog('Desactivar')
  const result = await screen.findByRole('dialog', { name: 'Resultado' })
  await waitFor(() => expect(result).toHaveTextContent('2 hechos'))
  expect(sent().map(({ id, idstate, application }) => [id, idstate, application.length])).toEqual([
    [1, 1, 1],
    [3, 1, 1],
  ])
})

it('can show the alias column and a compact density', async () => {
  await open()
  await showColumns('Alias')
  expect(row('Rol 1')).toHaveTextContent('ALIAS1')
})

it('shows cached rows offline and replaces them once online [TBL-13]', async () => {
  await open()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(shownRows()).toHaveLength(10)
  serviceData.roles = [role(77)]
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(shownRows()).toEqual(['Rol 77']))
})
