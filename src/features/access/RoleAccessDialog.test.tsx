import { screen, waitFor } from '@testing-library/react'
import { user } from '#shared/testing/testScreen.tsx'
import { RoleAccessDialog } from './RoleAccessDialog.tsx'
import { branch, callCounts, lines, prepareAccess, service, showDialog } from './testAccess.tsx'

prepareAccess()

const show = (id: number) =>
  showDialog(<RoleAccessDialog role={service.roles.find((one) => one.id === id)!} onClose={() => {}} />)

it('opens with four calls and says how much the role gives in each application', async () => {
  await show(1)
  await branch(/Suite/)
  expect(lines()).toEqual(['Colnómina (1 privilegio activo · oculta)', 'Suite (2 privilegios activos)'])
  expect(callCounts()).toEqual({ listApplications: 1, listPrivileges: 2, listMenu: 1 })
})

it('marks what has no effect: privileges that are off, applications that are off, privileges of others', async () => {
  await show(1)
  await user.click(await branch(/Suite/))
  await waitFor(() => expect(lines()).toContain('VIEJO Sin efecto: el privilegio está inactivo'))
  expect(lines()).toContain('VER Abre: Usuarios (Colnómina)')
})

it('marks an application that is off', async () => {
  await show(2)
  await branch(/Suite/)
  expect(lines()[0]).toBe('Producto viejo (0 privilegios activos) Sin efecto: la aplicación está inactiva')
})

it('marks a privilege that is none of the application', async () => {
  await show(4)
  await user.click(await branch(/Colnómina/))
  await waitFor(() => expect(lines()).toContain('CREAR Sin efecto: el privilegio no es de esta aplicación'))
})

it('says how many privileges the service counts and does not list', async () => {
  service.countsMore = 2
  await show(2)
  await user.click(await branch(/Suite/))
  await waitFor(() =>
    expect(lines()).toContain(
      'Suite (3 privilegios activos · 2 más que el servicio cuenta y no muestra: no son de esta aplicación)',
    ),
  )
})

it('says of an inactive role that it gives nothing', async () => {
  await show(3)
  expect(await screen.findByText('El rol está inactivo: mientras tanto no da nada.')).toBeVisible()
})
