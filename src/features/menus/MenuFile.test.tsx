import { fireEvent, screen, within } from '@testing-library/react'
import { saveFile } from '#shared/browser/saveFile.ts'
import { keyOf } from '#shared/menu/draft/testTree.ts'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { LazyExportMenu, LazyImportMenu } from './editor/EditorDialog.tsx'
import { item, loaded, menuOf, open, prepareMenus, putMenu, rows, sent, services } from './testMenus.tsx'

jest.mock('#shared/browser/saveFile.ts', () => ({ saveFile: jest.fn() }))

prepareMenus()
// Preloads lazy code, which `act` does not wait for.
beforeAll(() => Promise.all([LazyImportMenu.load(), LazyExportMenu.load()]))

const text = (items: object[], record: object = {}, fields: object = {}): string =>
  JSON.stringify({
    format: 'portal-record',
    version: 2,
    kind: 'menu',
    record: { items, ...record },
    ...fields,
  })

async function openMenu(): Promise<void> {
  putMenu('1 1', item('Uno'), item('Dos'))
  await open()
  await loaded('Uno')
}
async function give(content: string): Promise<void> {
  const file = new File([content], 'menu.json', { type: 'application/json' })
  // jsdom cannot read files.
  Object.assign(file, { text: () => Promise.resolve(content) })
  await screen.findByRole('alertdialog')
  fireEvent.change(within(alertDialog()).getByLabelText('Archivo'), { target: { files: [file] } })
}

it('applies the menu of a file in one step after a preview, without a call [beyond 32]', async () => {
  await openMenu()
  await press('Desde un archivo')
  await give(
    text([
      { name: 'Uno', url: '/otra', privileges: ['VER'] },
      { name: 'Tres', items: [{ name: 'Cuatro' }] },
    ]),
  )
  expect(await screen.findByText('se agregan 2 ítems · se quita 1 ítem · cambia 1 ítem')).toBeVisible()
  const difference = within(alertDialog()).getByRole('list', { name: 'Cambios que trae el archivo' })
  expect(
    within(difference)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/Dos/),
    expect.stringMatching(/Uno/),
    expect.stringMatching(/Tres/),
    expect.stringMatching(/Cuatro/),
  ])
  await pressInDialog('Aplicar al menú')
  expect(rows()).toEqual(['1 Uno', '1 Tres', '2 Cuatro'])
  expect(sent()).toHaveLength(0)
  await press('Deshacer último cambio')
  expect(rows()).toEqual(['1 Uno', '1 Dos'])
  await press('Rehacer último cambio')
  await press('Guardar menú')
  await screen.findByText('No hay cambios para guardar')
  expect(menuOf()).toEqual(['Uno', 'Tres'])
})

it('asks about unknown privileges, and explains items without one [beyond 32]', async () => {
  await openMenu()
  await press('Desde un archivo')
  await give(
    text([
      { name: 'Uno', privileges: ['BORRAR'] },
      { name: 'Tres', privileges: ['CREAR'], iconName: '/up/1.png', isPersonalizedIcon: true },
    ]),
  )
  await screen.findByRole('group', { name: 'Esto no existe aquí' })
  await pressInDialog('Aplicar al menú')
  expect(alertDialog()).toHaveTextContent('Falta decidir')
  await user.selectOptions(within(alertDialog()).getByLabelText('Privilegio BORRAR en Suite'), 'Usar VER')
  expect(alertDialog()).not.toHaveTextContent('lo ven todas las personas')
  await pressInDialog('Dejar fuera los 2')
  expect(alertDialog()).toHaveTextContent('Sin privilegio, un ítem lo ven todas las personas.')
  await pressInDialog('Aplicar al menú')
  await press('Guardar menú')
  await screen.findByText('No hay cambios para guardar')
  expect(JSON.parse(sent()[0]!.menujson)).toMatchObject([
    { name: 'Uno', key: keyOf('Uno'), privilege: ['VER'] },
    { name: 'Tres', privilege: [], iconName: '' },
  ])
})

it('names the source of a file of another menu', async () => {
  await openMenu()
  await press('Desde un archivo')
  await give(text([{ name: 'X' }], { application: 'firmaya', place: 'lateral' }))
  expect(await screen.findByText('Este archivo es de otro menú: firmaya, Menú lateral.')).toBeVisible()
})

it.each([
  [
    text([
      { key: 'a', name: 'A' },
      { key: 'a', name: 'B' },
    ]),
    'En el archivo hay dos ítems con la clave a.',
  ],
  [
    text([{ key: 'a', name: 'Ana', parent: 'a' }], {}, { version: 1 }),
    'En el menú del archivo, «Ana» está debajo de sí mismo.',
  ],
  [
    text([{ key: 'a', name: 'Ana', parent: 'b' }], {}, { version: 1 }),
    'En el archivo, «Ana» está debajo de un ítem que no existe.',
  ],
  [
    text(Array.from({ length: 2001 }, () => ({ name: 'a' }))),
    'El menú del archivo tiene más de 2.000 ítems o más de 10 niveles.',
  ],
  [text([], {}, { kind: 'application' }), 'Es una aplicación; ábrela en Aplicaciones.'],
])('refuses an invalid file without a change (beyond 32): case %#', async (content, words) => {
  await openMenu()
  await press('Desde un archivo')
  await give(content)
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  await pressInDialog('Cancelar')
  expect(rows()).toEqual(['1 Uno', '1 Dos'])
})

it('exports a menu with unsaved changes, which an import restores [beyond 32]', async () => {
  await openMenu()
  await press('Exportar como archivo')
  expect(await screen.findByText('2 ítems')).toBeVisible()
  await pressInDialog('Guardar archivo')
  const [[name, content]] = jest.mocked(saveFile).mock.calls as [[string, string, string]]
  expect(name).toBe('menu-suite-lateral.json')
  await press('Desde un archivo')
  await give(content)
  expect(await screen.findByText(/El archivo y este menú son iguales/)).toBeVisible()
  await pressInDialog('Elegir otro')
  await give(text([]))
  await user.click(await screen.findByRole('button', { name: 'Aplicar al menú' }))
  await press('Exportar como archivo')
  expect(await screen.findByText('0 ítems · con los cambios sin guardar')).toBeVisible()
})

it('reads the privileges again after a failure', async () => {
  services.answerNext('listPrivileges', { status: 500 })
  await openMenu()
  await press('Desde un archivo')
  await give(text([{ name: 'Uno' }]))
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/se quita 1 ítem/)).toBeVisible()
})
