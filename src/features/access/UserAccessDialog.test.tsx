import { screen, waitFor } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import {
  branch,
  callCounts,
  lines,
  placesAsked,
  prepareAccess,
  service,
  services,
  showDialog,
} from './testAccess.tsx'
import { UserAccessDialog } from './UserAccessDialog.tsx'

prepareAccess()

const show = (id = 7) => showDialog(<UserAccessDialog id={id} name="Ana" onClose={() => {}} />)
const search = (): HTMLElement => screen.getByRole('searchbox', { name: 'Buscar en todas las aplicaciones' })

it('opens with four calls, however many applications and roles there are', async () => {
  await show()
  await branch(/Suite/)
  expect(lines()).toEqual(['Colnómina', 'Producto viejo Sin efecto: la aplicación está inactiva', 'Suite'])
  expect(callCounts()).toEqual({ listRoles: 1, listApplications: 1, listPrivileges: 1, listMenu: 1 })
})

it('leads from application to role to privilege to menu item, and says what has no effect', async () => {
  await show()
  await user.click(await branch(/Suite/))
  expect(lines().slice(3)).toEqual(['Administrador', 'Apagado Sin efecto: el rol está inactivo', 'Lector'])
  await user.click(await branch(/Administrador/))
  await waitFor(() =>
    expect(lines().slice(4, 7)).toEqual([
      'CREAR',
      'VER Abre: Usuarios (Colnómina)',
      'VIEJO Sin efecto: el privilegio está inactivo',
    ]),
  )
  expect(placesAsked()).toEqual(['1 suite'])
})

it('says where a role gives nothing', async () => {
  await show()
  await user.click(await branch(/Producto viejo/))
  await user.click(await branch(/Lector/))
  expect(await screen.findByText('No da ningún privilegio.')).toBeVisible()
})

it('searches all applications at once: what is missing is read then, each place once', async () => {
  await show()
  await user.click(await branch(/Suite/))
  await user.click(await branch(/Lector/))
  await user.type(search(), 'págos')
  await waitFor(() =>
    expect(lines()).toEqual(['Colnómina', 'Administrador', 'PAGAR Abre: Nómina › Pagos (Colnómina)']),
  )
  expect(await screen.findByText('1 coincidencia')).toBeVisible()
  expect(placesAsked().sort()).toEqual(['1 colnomina', '1 suite', '2 suite', '2 viejo', '3 suite'])
})

it('keeps the rest when a call fails, and reads only what failed again', async () => {
  await show()
  await user.click(await branch(/Suite/))
  services.answerNext('listPrivileges', { drop: true })
  await user.click(await branch(/Lector/))
  expect(await screen.findByRole('alert')).toBeVisible()
  await press('Reintentar')
  await waitFor(() => expect(lines()).toContain('VER Abre: Usuarios (Colnómina)'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows a missing privilege of the administrator in its place', async () => {
  services.answerNext('listRoles', { status: 403 })
  await show()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('Reintentar')
  expect(await branch(/Suite/)).toBeVisible()
})

it('says that nothing comes from roles where there are none', async () => {
  service.held = {}
  await show()
  expect(await screen.findByText('No tiene ningún rol, así que ningún rol le da acceso.')).toBeVisible()
})
