import type { MenuItem } from '#contracts/menus.ts'
import { consolePrivileges } from '../services/permissions.ts'
import type { Random } from '../store/random.ts'
import type { Seed } from '../store/records.ts'

type Item = Pick<MenuItem, 'name'> & Partial<MenuItem>

const forConsole = { privilege: [consolePrivileges.read] }

const drawer: Item[] = [
  { name: 'Inicio', url: '/home', iconName: 'home' },
  { name: 'Usuarios', url: '/users', iconName: 'people', ...forConsole },
  { name: 'Aplicaciones', url: '/apps', iconName: 'widgets', ...forConsole },
  { name: 'Privilegios', url: '/privileges', iconName: 'vpn_key', ...forConsole },
  { name: 'Roles', url: '/roles', iconName: 'admin_panel_settings', ...forConsole },
  { name: 'Ajustes de menú', url: '/menuSettings', iconName: 'menu_open', ...forConsole },
  { name: 'Notificaciones', url: '/notifications', iconName: 'notifications', ...forConsole },
]

const topBar: Item[] = [
  { name: 'Ayuda', url: 'https://ayuda.suite.test/', iconName: 'help' },
  {
    name: 'Soporte',
    iconName: 'support_agent',
    url: '',
    children: [
      { key: '', name: 'Casos', url: 'https://soporte.suite.test/casos', iconName: 'list', isActivate: true },
      { key: '', name: 'Estado', url: 'https://estado.suite.test/', iconName: 'cloud', isActivate: true },
    ],
  },
  { name: 'Novedades', url: 'https://www.suite.test/novedades', iconName: 'campaign', isActivate: false },
]

const userMenu: Item[] = [
  { name: 'Mis aplicaciones', url: '/availableapps', iconName: 'apps', section: 1 },
  { name: 'Mi cuenta', url: 'https://cuenta.suite.test/', iconName: 'account_circle', section: 0 },
  { name: 'Centro de ayuda', url: 'https://ayuda.suite.test/', iconName: 'help', section: 0 },
]

/** The suite menu: a card for each application on sale. */
function suiteItems(applications: Seed['applications']): Item[] {
  const icons: Record<string, string> = {
    suite: 'receipt_long',
    colnomina: 'payments',
    biometria: 'fingerprint',
    confronta: 'quiz',
    firmaya: 'draw',
    myselfcert: 'verified_user',
    bemyself: 'badge',
    letmicert: 'workspace_premium',
    lstinhib: 'fact_check',
  }
  return applications.flatMap(({ name, title, description, landing, urlApp }) => {
    const iconName = icons[name]
    if (iconName === undefined) return []
    const isActivate = name !== 'lstinhib'
    return [{ name: title, description, urlLanding: landing, urlApplication: urlApp, iconName, isActivate }]
  })
}

/** The menus of every active application in the four locations: drawer, top bar, user menu, suite. */
export function menus(random: Random, applications: Seed['applications']): Seed['menus'] {
  const locations = [drawer, topBar, userMenu, suiteItems(applications)]
  return applications
    .filter(({ idState, isVisible }) => idState === 0 && isVisible)
    .flatMap(({ id: idapplication }) =>
      locations.map((items, index) => ({
        id: (idapplication - 1) * locations.length + index + 1,
        idapplication,
        idmenulocation: index + 1,
        numberRows: index === 3 ? 4 : 0,
        menujson: JSON.stringify(items.map((item) => complete(item, random))),
      })),
    )
}

function complete(item: Item, random: Random): MenuItem {
  const { children, ...fields } = item
  return {
    url: '',
    isFunction: false,
    functionName: '',
    description: '',
    isActivate: true,
    sizeIcon: '24px',
    isPersonalizedIcon: false,
    ...fields,
    key: random.hex(10),
    children: (children ?? []).map((child) => complete(child, random)),
  }
}
