import { screen, within } from '@testing-library/react'
import { renderScreensOf } from '#app/testRoutes.ts'
import { menuEndpoints, type MenuBody } from '#contracts/menus.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { menuText, type Short } from '#shared/menu/draft/testTree.ts'
import { prepareScreens, press, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { loadDialogs } from './editor/EditorDialog.tsx'
// Preloads the lazy screen.
import '#app/MenuSettings.tsx'

const application = (id: number, name: string, title: string): object => ({
  id,
  name,
  title,
  isVisible: true,
  idState: 0,
})

/** State of the services during a test. */
export const serviceData = {
  applications: [] as object[],
  /** Menus by application and location, such as `1 3`. */
  menus: new Map<string, { id: number; menuJson: string }>(),
}

export const services = testServices([menuEndpoints, privilegeEndpoints], {
  listApplicationsForMenus: () => ({ records: serviceData.applications }),
  getMenuByApp({ headers }) {
    const menu = serviceData.menus.get(`${headers['idapplication']} ${headers['idmenulocation']}`)
    return { result: { records: menu ? [menu] : [] } }
  },
  createMenu: ({ body }) => store(body as MenuBody, 77),
  modifyMenu: ({ body }) => store(body as MenuBody, Number(body!['id'])),
  listPrivileges: () => ({ result: { records: [privilege('VER', 0), privilege('CREAR', 1)] } }),
})

function store({ idapplication, idmenulocation, menujson }: MenuBody, id: number): object {
  serviceData.menus.set(`${idapplication} ${idmenulocation}`, { id, menuJson: menujson })
  return { result: 'Hecho' }
}

function privilege(name: string, idstate: number): object {
  return {
    id: 1,
    name,
    description: null,
    idstate,
    licence: false,
    isAuditable: false,
    application: ['suite'],
    createdon: null,
    sharedApps: 'Suite',
  }
}

/** A valid item. */
export const item = (name: string, children: Short[] = [], fields: object = {}): Short => ({
  name,
  url: '/users',
  privilege: ['VER'],
  ...fields,
  children,
})

export function putMenu(place: string, ...items: Short[]): void {
  serviceData.menus.set(place, { id: 5, menuJson: menuText(...items) })
}

/** Sent bodies. */
export const sent = (): MenuBody[] =>
  services.calls.flatMap(({ name, body }) =>
    name === 'createMenu' || name === 'modifyMenu' ? (body as MenuBody) : [],
  )

export function prepareMenus(): void {
  prepareScreens()
  beforeAll(loadDialogs)
  beforeEach(() => {
    serviceData.applications = [application(1, 'suite', 'Suite'), application(2, 'firmaya', 'Firmaya')]
    serviceData.menus = new Map()
    services.start()
  })
}

/** Renders the screen and waits for this application. */
export async function open(address = '/menuSettings/lateral?app=1', option = 'Firmaya'): Promise<void> {
  renderScreensOf('/menuSettings', address)
  await screen.findByRole('option', { name: option })
}

export const tree = (name = 'Ítems del menú'): HTMLElement => screen.getByRole('tree', { name })

/** Rows of a tree with level and name. */
export const rows = (name?: string): string[] =>
  within(tree(name))
    .getAllByRole('treeitem')
    .map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('.tree-name')!.textContent}`)

export const row = (name: string): HTMLElement => screen.getByRole('treeitem', { name })

export async function loaded(name: string): Promise<HTMLElement> {
  return screen.findByRole('treeitem', { name })
}

export const button = (name: string): HTMLElement => screen.getByRole('button', { name })
export const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true'
export const menuOf = (at = 0): string[] =>
  (JSON.parse(sent()[at]!.menujson) as { name: string }[]).map(({ name }) => name)
export const choose = (title: string): Promise<void> =>
  user.selectOptions(screen.getByLabelText('Aplicación'), title)

/** Opens a menu of three items and moves the last one up. */
export async function openAndChange(): Promise<void> {
  putMenu('1 1', item('Uno'), item('Dos'), item('Tres'))
  await open()
  await user.click(await loaded('Tres'))
  await press('Subir')
}
