import { screen, waitFor } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import { PrivilegeAccessDialog } from './PrivilegeAccessDialog.tsx'
import { lines, placesAsked, prepareAccess, serviceData, services, showDialog } from './testAccess.tsx'

prepareAccess()

const show = (name: string) =>
  showDialog(
    <PrivilegeAccessDialog
      privilege={serviceData.privileges.find((one) => one.name === name)!}
      onClose={() => {}}
    />,
  )

it('finds the roles that give a privilege, reading each in shared applications only', async () => {
  await show('VER')
  await waitFor(() =>
    expect(lines()).toEqual([
      'Administrador (1 aplicación)',
      'Suite',
      'Apagado (1 aplicación) Sin efecto: el rol está inactivo',
      'Suite',
      'Contador (1 aplicación)',
      'Colnómina',
      'Lector (1 aplicación)',
      'Suite',
    ]),
  )
  expect(screen.getByText('Lo dan 3 roles; lo pide 1 ítem de menú.')).toBeVisible()
  expect(placesAsked().sort()).toEqual(['1 colnomina', '1 suite', '2 suite', '3 suite', '4 colnomina'])
  expect(screen.getByRole('link', { name: 'Abrir Contador' })).toHaveAttribute('href', '/roles/4')
})

it('names visible menu items that need it, with their applications', async () => {
  await show('VER')
  const items = await screen.findByRole('region', { name: 'Ítems de menú que lo piden' })
  expect(items).toHaveTextContent('Usuarios (Colnómina)')
  expect(items).not.toHaveTextContent('Apagado')
})

it('says that no role gives it, and that an inactive one has no effect', async () => {
  serviceData.roles = []
  await show('VIEJO')
  expect(await screen.findByText('Ningún rol lo da.')).toBeVisible()
  expect(screen.getByText('El privilegio está inactivo y por ahora nadie lo tiene.')).toBeVisible()
  expect(screen.getByText('Ningún ítem de menú activo lo pide.')).toBeVisible()
})

it('reads the users of these roles on a click, with the role that gives it', async () => {
  serviceData.users = [
    ...serviceData.users,
    ...Array.from({ length: 10 }, (_, index) => ({ id: 10 + index, names: 'Zoe', roles: [], idstate: 0 })),
  ]
  await show('VER')
  const button = await screen.findByRole('button', { name: 'Ver los usuarios (unos segundos)' })
  expect(services.callsOf('listUsers')).toHaveLength(1)
  await user.click(button)
  expect(await screen.findByText('2 usuarios')).toBeVisible()
  // An inactive role gives nothing.
  expect(lines().join()).not.toContain('Beto')
  expect(lines()).toContain('Ana S · u1 Administrador')
  expect(lines()).toContain('Caro S · u3 Lector, Contador Sin efecto: el usuario está inactivo')
  expect(screen.getByRole('link', { name: 'Ana S · u1' })).toHaveAttribute('href', '/users/1')
})

it('does not offer to read too many users', async () => {
  services.answerNext('listUsers', { body: { users: [], rows: 2_001 } })
  await show('PAGAR')
  expect(await screen.findByText(/Hay 2.001 usuarios/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Ver los usuarios/ })).not.toBeInTheDocument()
})

it('can be stopped and resumed', async () => {
  let answer = (): void => {}
  const held = { after: new Promise<void>((resolve) => (answer = resolve)) }
  serviceData.roles = serviceData.roles.slice(0, 2)
  await showHeld(held)
  await press('Detener')
  answer()
  await press('Seguir')
  await waitFor(() =>
    expect(lines()).toEqual(['Administrador (1 aplicación)', 'Suite', 'Lector (1 aplicación)', 'Suite']),
  )
})

async function showHeld(held: { after: Promise<void> }): Promise<void> {
  const names = ['1 suite', '1 colnomina', '2 suite']
  services.answerNext('listPrivileges', {}, ...names.map(() => held))
  await show('VER')
  await screen.findByRole('progressbar', { name: 'Cargando 0 de 3' })
}
