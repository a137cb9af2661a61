import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { saveFile } from '#shared/browser/saveFile.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { store } from '#shared/api/store.ts'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { saveReviewed } from '#shared/testing/testCard.tsx'
import { LazyExportRole, LazyImportRole } from './card/useRoleFile.tsx'
import { rolesApi } from './api.ts'
import { open, prepareRoles, role, sent, serviceData, services } from './testRoles.tsx'

jest.mock('#shared/browser/saveFile.ts', () => ({ saveFile: jest.fn() }))

prepareRoles()
// Preload lazy code, which `act` does not wait for.
beforeAll(() => Promise.all([LazyImportRole.load(), LazyExportRole.load()]))

const lector = {
  name: 'Lector',
  alias: 'LEC',
  description: 'Lee',
  applications: [
    { name: 'suite', isVisible: true, privileges: [{ name: 'VER' }, { name: 'CREAR' }] },
    { name: 'firmaya', isVisible: false, privileges: [{ name: 'FIRMAR' }] },
  ],
}
const text = (record: object = lector, fields: object = {}): string =>
  JSON.stringify({ format: 'portal-record', version: 2, kind: 'role', product: 'otro', record, ...fields })

async function give(content: string, name = 'rol.json'): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog')
  const file = new File([content], name, { type: 'application/json' })
  // jsdom cannot read files.
  Object.assign(file, { text: () => Promise.resolve(content) })
  fireEvent.change(within(dialog).getByLabelText('Archivo'), { target: { files: [file] } })
  return screen.findByRole('alertdialog')
}
const dialog = (): HTMLElement => screen.getByRole('alertdialog')
const choose = (label: string, option: string): Promise<void> =>
  user.selectOptions(within(dialog()).getByLabelText(label), option)
const fill = (): Promise<void> => press('Rellenar la ficha')
const value = (name: RegExp): string => screen.getByRole<HTMLInputElement>('textbox', { name }).value

it('fills a new role from a file without a write, then saves exactly its content [beyond 32]', async () => {
  await open('/roles')
  await user.click(screen.getByRole('link', { name: 'Desde un archivo' }))
  await give(text())
  expect(await screen.findByText('Según el archivo, el rol:')).toBeVisible()
  expect(dialog()).toHaveTextContent('gana 2 privilegios en Suite: CREAR y VER')
  expect(dialog()).toHaveTextContent('Exportado de otro')
  await fill()
  expect(
    screen.getByText(/^Estos datos vienen del archivo rol.json. Todavía no se guardó nada.$/),
  ).toBeVisible()
  expect([value(/^Nombre/), value(/^Alias/), value(/^Descripción/)]).toEqual(['Lector', 'LEC', 'Lee'])
  expect(sent()).toHaveLength(0)
  await press('Siguiente')
  await saveReviewed('Guardar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    id: 0,
    idstate: 0,
    name: 'Lector',
    alias: 'LEC',
    description: 'Lee',
    application: [
      { name: 'suite', privilege: ['VER', 'CREAR'], isVisible: true },
      { name: 'firmaya', privilege: ['FIRMAR'], isVisible: false },
    ],
  })
})

it('compares a role with a file, asks about unknown names, saves the difference [beyond 32]', async () => {
  await open('/roles/1')
  await press('Comparar con un archivo')
  const applications = [
    {
      name: 'suite',
      isVisible: true,
      privileges: [{ name: 'CREAR' }, { name: 'BORRAR' }, { name: 'VIEJO' }],
    },
  ]
  await give(text({ name: 'Rol 1', alias: 'ALIAS1', description: 'Otra', applications }))
  await screen.findByRole('group', { name: 'Esto no existe aquí' })
  // Nothing happens until every question is answered.
  await fill()
  expect(dialog()).toHaveTextContent('Falta decidir qué hacer con lo que no existe aquí.')
  await choose('Privilegio BORRAR en Suite', 'Usar VER')
  await choose('Privilegio VIEJO en Suite (inactivo u oculto aquí)', 'Dejar fuera')
  const difference = within(dialog()).getByRole('region', { name: 'Cambios que trae el archivo' })
  expect(within(difference).getAllByRole('row')[1]).toHaveTextContent('DescripciónDescripción 1Otra')
  expect(dialog()).toHaveTextContent('gana 1 privilegio en Suite: CREAR')
  expect(dialog()).not.toHaveTextContent('pierde')
  await fill()
  expect(screen.getByText(/Quedó fuera: Privilegio VIEJO en Suite/)).toBeVisible()
  expect(sent()).toHaveLength(0)
  await saveReviewed()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    id: 1,
    description: 'Otra',
    application: [{ name: 'suite', privilege: ['VER', 'CREAR'], isVisible: true }],
  })
  await waitFor(() => expect(screen.queryByText(/^Estos datos vienen del archivo/)).not.toBeInTheDocument())
})

it('opens the role with a taken name and compares the file with it [beyond 32]', async () => {
  await open('/roles/new?archivo')
  await give(text({ ...lector, name: 'rol 2' }))
  expect(await screen.findByText('Ya hay un rol con el nombre Rol 2.')).toBeVisible()
  await press('Comparar con ese rol')
  expect(await screen.findByRole('heading', { name: 'Comparar el rol con un archivo' })).toBeVisible()
  expect(shownAddress()).toBe('/roles/2')
  expect(await screen.findByText(/gana 1 privilegio en Firmaya: FIRMAR/)).toBeVisible()
  await fill()
  await saveReviewed()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ id: 2, name: 'rol 2', alias: 'LEC' })
})

it('uses a free name if the user continues with a taken one', async () => {
  serviceData.roles = [role(1, { name: 'Lector' })]
  await open('/roles/new?archivo')
  await give(text())
  await screen.findByText('Ya hay un rol con el nombre Lector.')
  await fill()
  expect(value(/^Nombre/)).toBe('Lector 2')
})

it('says that file and role are equal, and fills nothing', async () => {
  await open('/roles/1')
  await press('Comparar con un archivo')
  const applications = [{ name: 'suite', isVisible: true, privileges: [{ name: 'VER' }] }]
  await give(text({ name: 'Rol 1', alias: 'ALIAS1', description: 'Descripción 1', applications }))
  expect(await screen.findByText(/El archivo y el registro son iguales/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Rellenar la ficha' })).not.toBeInTheDocument()
  await press('Cancelar')
  expect(screen.getByRole('button', { name: 'Editar' })).toBeVisible()
})

it.each([
  ['{', 'El archivo está incompleto: termina en la línea 1, columna 2. Expórtalo de nuevo.'],
  [text(lector, { version: 3 }), 'El archivo es de una versión posterior (3) y este portal lee hasta la 2.'],
  [text(lector, { kind: 'menu' }), 'Es un menú; ábrelo en «Ajustes de menú».'],
  [text({ name: 'A' }), 'Falta algo o sobra algo en «record › applications». Exporta el archivo de nuevo.'],
])('says what is wrong with a file, and takes another one (beyond 32): %s', async (content, words) => {
  await open('/roles/new?archivo')
  await give(content)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  await give(text())
  expect(await screen.findByText('Según el archivo, el rol:')).toBeVisible()
  expect(sent()).toHaveLength(0)
})

it('lists ignored fields as text, and reads another file', async () => {
  await open('/roles/new?archivo')
  await give(text({ ...lector, id: 7, '<b>x</b>': 1 }), '<img src=x>.json')
  expect(await screen.findByText('<img src=x>.json')).toBeVisible()
  expect(dialog()).toHaveTextContent(
    'El archivo trae datos que este portal no usa: record › id y record › <b>x</b>.',
  )
  await press('Elegir otro')
  expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeVisible()
})

it('returns to the list on cancel', async () => {
  await open('/roles/new?archivo')
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(shownAddress()).toBe('/roles'))
})

it('can retry a failed read of roles and privileges', async () => {
  await open('/roles/new?archivo')
  services.answerNext('listPrivileges', { status: 500 })
  await give(text())
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Según el archivo, el rol:')).toBeVisible()
})

it('exports a role as a file that imports without a difference [beyond 32]', async () => {
  await open('/roles/1')
  await press('Exportar como archivo')
  expect(await screen.findByText('rol-rol-1.json')).toBeVisible()
  expect(await screen.findByText('1 privilegio · 1 aplicación')).toBeVisible()
  await press('Guardar archivo')
  const [[name, content]] = jest.mocked(saveFile).mock.calls as [[string, string, string]]
  expect(name).toBe('rol-rol-1.json')
  expect(JSON.parse(content)).toMatchObject({
    version: 2,
    kind: 'role',
    product: 'ibuhoo',
    record: {
      name: 'Rol 1',
      applications: [{ name: 'suite', privileges: [{ name: 'VER', isActive: true }] }],
    },
  })
  await press('Comparar con un archivo')
  await give(content)
  expect(await screen.findByText(/El archivo y el registro son iguales/)).toBeVisible()
})

it('shows why a role cannot be exported, with a retry', async () => {
  await open('/roles/1')
  services.answerNext('listRoles', { status: 500 })
  await press('Exportar como archivo')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('1 privilegio · 1 aplicación')).toBeVisible()
})

it('lets a user whose writes are refused export, but not compare', async () => {
  window.history.replaceState(null, '', '/roles/1')
  writeSession({ token: testToken({ privileges: ['LEER'] }), refreshToken: null, id: 'one' })
  // A screen becomes read-only once the service has refused a write of this person (D15).
  services.answerNext('modifyRole', { status: 403 })
  await store.dispatch(rolesApi.endpoints.modifyRole.initiate({ body: {} as never }))
  await open('/roles/1')
  expect(await screen.findByRole('button', { name: 'Comparar con un archivo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByRole('button', { name: 'Exportar como archivo' })).not.toHaveAttribute('aria-disabled')
  window.history.replaceState(null, '', '/')
})
