import { screen, waitFor, within } from '@testing-library/react'
import { suiteItemEndpoints } from '#contracts/suite-items.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { localStore } from '#shared/browser/storage.ts'
import { prepareScreens, renderScreen, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { Link } from 'react-router-dom'
import { MenuItemDialog } from './MenuItemDialog.tsx'

const privilege = (id: number, name: string, idstate = 0): object => ({
  id,
  name,
  description: null,
  idstate,
  licence: false,
  isAuditable: false,
  application: ['suite'],
  createdon: null,
  sharedApps: 'Suite',
})

export const services = testServices([privilegeEndpoints, suiteItemEndpoints], {
  listPrivileges: () => ({
    result: { records: [privilege(1, 'USR_READ'), privilege(2, 'USR_WRITE'), privilege(3, 'USR_OLD', 1)] },
  }),
  uploadImageMenu: () => ({ relativePath: '/uploads/new.png' }),
})

export const storedItem: MenuItem = {
  key: 'a1b2c3d4e5',
  name: 'Usuarios',
  description: 'Personas',
  url: '/users',
  isFunction: false,
  functionName: '',
  isActivate: true,
  iconName: 'people',
  iconNameDark: '',
  isPersonalizedIcon: false,
  sizeIcon: '32px',
  section: null,
  urlLanding: '',
  urlApplication: '',
  privilege: ['USR_READ'],
  children: [],
}

export const accepted: MenuItem[] = []
export const closed = { times: 0 }

export function prepareItemDialog(): void {
  prepareScreens()
  beforeAll(() => {
    // jsdom has no object URLs.
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => undefined
  })
  beforeEach(() => {
    accepted.length = 0
    closed.times = 0
    localStore.remove('recent-icons')
    services.start()
  })
}

/** The dialog above a page with a link to leave it. */
export async function openItem(item: MenuItem | undefined, location: MenuLocation = 1): Promise<void> {
  renderScreen(
    <>
      <Link to="/roles">Roles</Link>
      <MenuItemDialog
        item={item}
        location={location}
        application={{ id: 1, name: 'suite' }}
        onAccept={(done) => accepted.push(done)}
        onClose={() => (closed.times += 1)}
      />
    </>,
    '/menusettings/lateral',
  )
  await waitFor(() => expect(services.callsOf('listPrivileges')).toHaveLength(1))
}

export const itemDialog = (): HTMLElement => screen.getByRole('dialog')

/** Ticks or unticks privileges in their list. */
export async function choosePrivileges(...names: string[]): Promise<void> {
  await user.click(screen.getByLabelText('Privilegios'))
  for (const name of names) await user.click(await screen.findByRole('option', { name, hidden: true }))
  await user.keyboard('{Escape}')
}

/** Chooses an icon of the catalogue in step two. */
export async function pickIcon(name: string): Promise<void> {
  const all = await screen.findByRole('listbox', { name: 'Todos los íconos' })
  await user.click(await within(all).findByRole('option', { name }))
}
