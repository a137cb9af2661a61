import { screen, waitFor } from '@testing-library/react'
import { user } from '#shared/testing/testScreen.tsx'
import { RoleAccessDialog } from './RoleAccessDialog.tsx'
import { branch, callCounts, lines, prepareAccess, service, showDialog } from './testAccess.tsx'

prepareAccess()

const show = (id: number) =>
  showDialog(<RoleAccessDialog role={service.roles.find((one) => one.id === id)!} onClose={() => {}} />)

it('summarises what it gives, and shows all of it if that fits', async () => {
  await show(1)
  expect(await screen.findByText('Da 3 privilegios en 2 aplicaciones.')).toBeVisible()
  await waitFor(() =>
    expect(lines()).toEqual([
      'Colnómina (1 privilegio activo · oculta)',
      'PAGAR Abre: Nómina › Pagos (Colnómina)',
      'Suite (2 privilegios activos)',
      'CREAR',
      'VER Abre: Usuarios (Colnómina)',
      'VIEJO Sin efecto: el privilegio está inactivo',
    ]),
  )
  expect(callCounts()).toEqual({ listApplications: 1, listPrivileges: 4, listMenu: 1 })
})

it('names its users on a click, and keeps the state of the first tab [beyond 16]', async () => {
  await show(2)
  await branch(/Suite/)
  await user.click(await branch(/Producto viejo/))
  const left = lines()
  screen.getByRole('tab', { name: 'Da' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Quién lo tiene', selected: true })).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Ver los usuarios' }))
  expect(await screen.findByRole('link', { name: 'Caro S · u3' })).toBeVisible()
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  await user.click(screen.getByRole('tab', { name: 'Da' }))
  expect(lines().slice(0, left.length)).toEqual(left)
})

it('compares it with another role', async () => {
  await show(1)
  await user.click(await screen.findByRole('tab', { name: 'Comparar' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Comparar con' }), 'Lector')
  expect(await screen.findByText(/1 en los dos, 2 solo en el primero/)).toBeVisible()
})

it('marks an inactive application', async () => {
  await show(2)
  await branch(/Suite/)
  expect(lines()[0]).toBe('Producto viejo (0 privilegios activos) Sin efecto: la aplicación está inactiva')
})

it('marks a privilege of another application', async () => {
  await show(4)
  await waitFor(() => expect(lines()).toContain('CREAR Sin efecto: el privilegio no es de esta aplicación'))
})

it('shows how many privileges the service counts but does not list', async () => {
  service.countsMore = 2
  await show(2)
  await waitFor(() =>
    expect(lines()).toContain('Suite (3 privilegios activos · 2 más de otras aplicaciones)'),
  )
})

it('says that an inactive role gives nothing', async () => {
  await show(3)
  expect(await screen.findByText('El rol está inactivo y por ahora no da nada.')).toBeVisible()
})
