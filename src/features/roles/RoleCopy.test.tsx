import { screen, waitFor, within } from '@testing-library/react'
import { lentParts } from '#app/lentParts.tsx'
import { saveReviewed } from '#shared/testing/testCard.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { open, prepareRoles, role, sent, serviceData, services } from './testRoles.tsx'

prepareRoles()
// Preload lazy code, which `act` does not wait for.
beforeAll(() => lentParts.CompareRoles.load())

const value = (name: RegExp): string => screen.getByRole<HTMLInputElement>('textbox', { name }).value
const gives = {
  suite: { privileges: ['VER', 'VIEJO'], isVisible: true },
  firmaya: { privileges: ['FIRMAR'], isVisible: false },
  archivo: { privileges: ['ARCHIVAR'], isVisible: true },
}

beforeEach(() => {
  serviceData.roles = [role(1, { name: 'Lector', gives }), role(2)]
})

it('duplicates a role as a prefilled draft, sent only on save', async () => {
  await open('/roles/1')
  await user.click(await screen.findByRole('button', { name: 'Duplicar' }))
  expect(
    await screen.findByText(/Esto es una copia de Lector. Todavía no se guardó nada./),
  ).toHaveTextContent(
    'No se copia 1 privilegio inactivo. Tampoco las aplicaciones ocultas o sin privilegios: Archivo digital.',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nuevo rol')
  expect([value(/^Nombre/), value(/^Alias/), value(/^Descripción/)]).toEqual([
    'Copia de Lector',
    'ALIAS1',
    'Descripción 1',
  ])
  expect(sent()).toHaveLength(0)
  await press('Siguiente')
  await user.click(await screen.findByRole('radio', { name: /^Suite/ }))
  expect(await screen.findByRole('checkbox', { name: 'Asignado VER' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Asignado CREAR' })).not.toBeChecked()
  await saveReviewed('Guardar')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    id: 0,
    idstate: 0,
    name: 'Copia de Lector',
    alias: 'ALIAS1',
    description: 'Descripción 1',
    application: [
      { name: 'suite', privilege: ['VER'], isVisible: true },
      { name: 'firmaya', privilege: ['FIRMAR'], isVisible: false },
    ],
  })
})

it('asks before an unsaved copy is left', async () => {
  await open('/roles/new?copia=1')
  await screen.findByDisplayValue('Copia de Lector')
  await press('Volver')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Hiciste modificaciones')
})

it('reports a missing role to copy', async () => {
  await open('/roles/new?copia=77')
  expect(await screen.findByRole('heading', { name: 'No encontramos este rol' })).toBeVisible()
})

it('reads the role to copy again after a failure', async () => {
  services.answerNext('listRoles', { status: 500 })
  await open('/roles/new?copia=1')
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByDisplayValue('Copia de Lector')).toBeVisible()
})

it('reads for a copy only the role, its applications and its privileges', async () => {
  await open('/roles/new?copia=1')
  await screen.findByDisplayValue('Copia de Lector')
  expect(services.callsOf('listPrivileges')).toHaveLength(4)
})

it('compares exactly two selected roles', async () => {
  await open('/roles')
  const choose = (name: string) => user.click(screen.getByRole('checkbox', { name: `Seleccionar ${name}` }))
  await choose('Lector')
  expect(screen.queryByRole('button', { name: 'Comparar' })).not.toBeInTheDocument()
  await choose('Rol 2')
  await press('Comparar')
  const dialog = await screen.findByRole('dialog', { name: 'Comparar roles' })
  expect(dialog).toHaveTextContent('Lector')
  expect(within(dialog).getByRole('combobox')).toHaveDisplayValue('Rol 2')
  expect(shownAddress()).toBe('/roles')
})
