import { act, screen, waitFor } from '@testing-library/react'
import { press, renderScreen, user } from '#shared/testing/testScreen.tsx'
import { branch, lines, placesAsked, prepareAccess, serviceData, services } from './testAccess.tsx'
import { UserAccess } from './UserAccess.tsx'

prepareAccess()

const show = (id = 7) => renderScreen(<UserAccess id={id} />, '/')

it('summarises where a user can enter, with counts on every line [beyond 16]', async () => {
  show()
  expect(await screen.findByText('Entra en 2 aplicaciones con 2 roles; tiene 3 privilegios.')).toBeVisible()
  expect(lines().filter((line) => /^(Colnómina|Suite|Producto)/.test(line))).toEqual([
    'Colnómina (1 rol · 1 privilegio)',
    'Producto viejo (1 rol · 0 privilegios) Sin efecto: la aplicación está inactiva',
    'Suite (3 roles · 2 privilegios)',
  ])
  expect(placesAsked().sort()).toEqual(['1 colnomina', '1 suite', '2 suite', '2 viejo', '3 suite'])
})

it('opens as many levels as fit, and leads from application to role to privilege to menu item', async () => {
  show()
  await screen.findByText(/tiene 3 privilegios/)
  // The lines of the privileges would be more than twelve.
  expect(lines().slice(4)).toEqual([
    'Suite (3 roles · 2 privilegios)',
    'Administrador (2 privilegios)',
    'Apagado (1 privilegio) Sin efecto: el rol está inactivo',
    'Lector (1 privilegio)',
  ])
  await user.click(screen.getAllByRole('button', { name: /^Administrador/ })[1]!)
  expect(lines().slice(6, 9)).toEqual([
    'CREAR',
    'VER Abre: Usuarios (Colnómina)',
    'VIEJO Sin efecto: el privilegio está inactivo',
  ])
})

it('opens everything where that fits', async () => {
  serviceData.held = { '7': ['Lector'] }
  show()
  expect(await screen.findByText('No da ningún privilegio.')).toBeVisible()
  expect(lines()).toEqual([
    'Producto viejo (1 rol · 0 privilegios) Sin efecto: la aplicación está inactiva',
    'Lector (0 privilegios)',
    'Suite (1 rol · 1 privilegio)',
    'Lector (1 privilegio)',
    'VER Abre: Usuarios (Colnómina)',
  ])
})

it('prints everything that is read', async () => {
  show()
  await screen.findByText(/tiene 3 privilegios/)
  expect(lines()).not.toContain('CREAR')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(lines()).toContain('CREAR')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(lines()).not.toContain('CREAR')
})

it('closes what was opened by itself when it is pressed', async () => {
  serviceData.held = { '7': ['Lector'] }
  show()
  await screen.findByText('No da ningún privilegio.')
  await user.click(await branch(/^Suite/))
  expect(lines()).toHaveLength(3)
})

it('says that nothing has an effect', async () => {
  serviceData.held = { '7': ['Apagado'] }
  show()
  expect(
    await screen.findByText(
      'No entra en ninguna aplicación: ninguno de sus roles tiene efecto. Revisa si están inactivos.',
    ),
  ).toBeVisible()
})

it('searches all applications at once: what is missing is read then, each place once', async () => {
  show()
  await user.type(await screen.findByRole('searchbox'), 'págos')
  await waitFor(() =>
    expect(lines()).toEqual([
      'Colnómina (1 rol · 1 privilegio)',
      'Administrador (1 privilegio)',
      'PAGAR Abre: Nómina › Pagos (Colnómina)',
    ]),
  )
  expect(await screen.findByText('1 coincidencia')).toBeVisible()
  expect(placesAsked().sort()).toEqual(['1 colnomina', '1 suite', '2 suite', '2 viejo', '3 suite'])
})

it('keeps the rest when a call fails, counts nothing then, and reads only what failed again', async () => {
  serviceData.held = { '7': ['Lector'] }
  services.answerNext('listPrivileges', {}, { drop: true })
  show()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Entra en 1 aplicación con 1 rol.')).toBeVisible()
  await press('Reintentar')
  expect(await screen.findByText('Entra en 1 aplicación con 1 rol; tiene 1 privilegio.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows a missing privilege of the administrator in its place', async () => {
  services.answerNext('listRoles', { status: 403 })
  show()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('Reintentar')
  expect(await branch(/^Suite/)).toBeVisible()
})

it('says that nothing comes from roles where there are none', async () => {
  serviceData.held = {}
  show()
  expect(await screen.findByText('Todavía no tiene roles. Asígnale uno para darle acceso.')).toBeVisible()
})

it('shows the roles without what they give where that may not be read', async () => {
  services.answerNext('listPrivileges', { status: 403 })
  show()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Entra en 2 aplicaciones con 2 roles.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Administrador/ })).not.toBeInTheDocument()
  expect(lines()).toEqual([
    'Colnómina (1 rol)',
    'Administrador',
    'Producto viejo (1 rol) Sin efecto: la aplicación está inactiva',
    'Lector',
    'Suite (3 roles)',
    'Administrador',
    'Apagado Sin efecto: el rol está inactivo',
    'Lector',
  ])
})
