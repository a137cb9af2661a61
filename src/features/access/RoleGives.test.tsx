import { screen, waitFor } from '@testing-library/react'
import { renderScreen, user } from '#shared/testing/testScreen.tsx'
import { PeopleWith } from './PeopleWith.tsx'
import { RoleGives } from './RoleGives.tsx'
import { branch, callCounts, lines, prepareAccess, serviceData } from './testAccess.tsx'

prepareAccess()

const show = (id: number) =>
  renderScreen(<RoleGives role={serviceData.roles.find((one) => one.id === id)!} />, '/')

it('summarises what it gives, and shows all of it if that fits', async () => {
  show(1)
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

it('names its users on a click [beyond 16]', async () => {
  renderScreen(<PeopleWith roles={['Lector']} />, '/')
  await user.click(await screen.findByRole('button', { name: 'Ver los usuarios' }))
  expect(await screen.findByRole('link', { name: 'Caro S · u3' })).toBeVisible()
})

it('marks an inactive application', async () => {
  show(2)
  await branch(/Suite/)
  expect(lines()[0]).toBe('Producto viejo (0 privilegios activos) Sin efecto: la aplicación está inactiva')
})

it('marks a privilege of another application', async () => {
  show(4)
  await waitFor(() => expect(lines()).toContain('CREAR Sin efecto: el privilegio no es de esta aplicación'))
})

it('shows how many privileges the service counts but does not list', async () => {
  serviceData.countsMore = 2
  show(2)
  await waitFor(() =>
    expect(lines()).toContain('Suite (3 privilegios activos · 2 más de otras aplicaciones)'),
  )
})

it('says that an inactive role gives nothing', async () => {
  show(3)
  expect(await screen.findByText('El rol está inactivo y por ahora no da nada.')).toBeVisible()
})
