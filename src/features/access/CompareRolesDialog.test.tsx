import { screen, waitFor } from '@testing-library/react'
import { user } from '#shared/testing/testScreen.tsx'
import { CompareRolesDialog } from './CompareRolesDialog.tsx'
import { branch, lines, placesAsked, prepareAccess, serviceData, showDialog } from './testAccess.tsx'

prepareAccess()

const role = (id: number) => serviceData.roles.find((one) => one.id === id)!
const show = (other?: number) =>
  showDialog(
    <CompareRolesDialog
      role={role(1)}
      other={other === undefined ? undefined : role(other)}
      onClose={() => {}}
    />,
  )
const colnomina = 'Colnómina 1 en los dos, 0 solo en el primero, 2 solo en el segundo'
const suite = 'Suite 0 en los dos, 3 solo en el primero, 0 solo en el segundo · Contador no se usa aquí'

it('says per application what both roles give and what only one does', async () => {
  await show(4)
  // As many levels are open as fit.
  await waitFor(() =>
    expect(lines()).toEqual([colnomina, 'Los dos (1)', 'Solo Contador (2)', suite, 'Solo Administrador (3)']),
  )
  await user.click(await branch(/Solo Contador/))
  expect(lines().slice(3, 5)).toEqual([
    'CREAR Sin efecto: el privilegio no es de esta aplicación',
    'VER Abre: Usuarios (Colnómina)',
  ])
  expect(placesAsked().sort()).toEqual(['1 colnomina', '1 suite', '4 colnomina'])
})

it('shows only the differences on demand', async () => {
  await show(4)
  await waitFor(() => expect(lines()).toHaveLength(5))
  await user.click(screen.getByRole('switch', { name: 'Solo las diferencias' }))
  await waitFor(() => expect(lines().slice(0, 2)).toEqual([colnomina, 'Solo Contador (2)']))
  expect(lines().join()).not.toContain('Los dos')
})

it('lets the other role be chosen, and reads nothing before', async () => {
  await show()
  const choice = await screen.findByRole('combobox', { name: 'Comparar con' })
  expect(placesAsked()).toEqual([])
  await user.selectOptions(choice, 'Lector')
  await waitFor(() =>
    expect(lines()).toContain('Suite 1 en los dos, 2 solo en el primero, 0 solo en el segundo'),
  )
})
