import { menuItems, misfitOfText } from '#contracts/examples/jsonTexts.ts'
import type { MenuItem, menuEndpoints } from '#contracts/menus.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId, named } from '../store/queries.ts'
import type { Records } from '../store/records.ts'
import { queued, ok, refused, type Services } from './service.ts'
import { menuAt, menuRefusal } from './menuRules.ts'
import { privilegesOf } from './permissions.ts'

/** The application whose menu is the portal's drawer. */
const drawerApplication = 'ibuhoo'

export const menuServices: Services<typeof menuEndpoints> = {
  listMenu({ ns }, { headers: { userid } }) {
    if (userid === undefined) {
      return ok({ result: { records: ns.tables.menus.all().map(withPlace) } })
    }
    const user = ns.tables.users.findFirst(byId(Number(userid)))
    const drawer = storedMenu(ns, drawerApplication, 1)
    if (!user || !drawer) return ok({ result: { records: [] } })
    const held = new Set(privilegesOf(ns, user))
    return ok({ result: { records: [wire(drawer.id, permitted(drawer.menujson, held))] } })
  },

  getMenuByUser({ ns }, { headers: { idmenulocation, appName } }) {
    if (!/^[1-4]$/.test(idmenulocation)) return refused(400, { message: 'idmenulocation: 1, 2, 3 or 4.' })
    const menu = storedMenu(ns, appName, Number(idmenulocation))
    return ok({ result: { records: menu ? [wire(menu.id, menu.menujson)] : [] } })
  },

  listApplicationsForMenus({ ns }) {
    const records = ns.tables.applications
      .all()
      .map(({ id, name, title, isVisible, idState }) => ({ id, name, title, isVisible, idState }))
    return ok({ records })
  },

  getMenuByApp({ ns }, { headers: { idapplication, idmenulocation } }) {
    const menu = menuAt(ns, Number(idapplication), Number(idmenulocation))
    return ok({ result: { records: menu ? [wire(menu.id, menu.menujson)] : [] } })
  },

  createMenu: ({ ns }, { body }) =>
    queued(ns, async () => {
      const refusal = menuRefusal(ns, body)
      if (refusal !== null) return refused(400, { result: refusal })
      noteOddItems(ns, body.menujson)
      await ns.tables.menus.create({ ...body, id: ns.tables.menus.nextId() })
      return ok({ result: 'El menú fue creado.' })
    }),

  modifyMenu: ({ ns }, { body }) =>
    queued(ns, async () => {
      const before = ns.tables.menus.findFirst(byId(body.id))
      if (!before) return refused(400, { result: 'El menú no existe.' })
      const refusal = menuRefusal(ns, body, before)
      if (refusal !== null) return refused(400, { result: refusal })
      noteOddItems(ns, body.menujson)
      await ns.tables.menus.put(body)
      return ok({ result: 'El menú fue modificado.' })
    }),
}

/** Items are not checked: odd ones are returned as stored. */
function noteOddItems(ns: Namespace, menujson: string): void {
  if (misfitOfText(menuItems, menujson) !== null) ns.holdsOddTexts = true
}

function wire(id: number, menuJson: string): { id: number; menuJson: string } {
  return { id, menuJson }
}

/** A menu in the list of all, with application and location (D23). */
function withPlace({ id, menujson, idapplication, idmenulocation }: Records['menus']): object {
  return { ...wire(id, menujson), idapplication, idmenulocation }
}

function storedMenu(ns: Namespace, appName: string, location: number): Records['menus'] | undefined {
  const application = ns.tables.applications.findFirst(named(appName))
  return application && menuAt(ns, application.id, location)
}

/** The items without a privilege or with one of the user's. Text that is no menu is returned unchanged. */
function permitted(menujson: string, held: ReadonlySet<string>): string {
  const keep = (items: MenuItem[]): MenuItem[] =>
    items
      .filter(({ privilege }) => {
        const needed = typeof privilege === 'string' ? namesIn(privilege) : (privilege ?? [])
        return needed.length === 0 || needed.some((name) => held.has(name))
      })
      .map((item) => (item.children ? { ...item, children: keep(item.children) } : item))
  try {
    return JSON.stringify(keep(JSON.parse(menujson) as MenuItem[]))
  } catch {
    return menujson
  }
}

/** Privileges may be stored as comma-separated text (G-43). */
function namesIn(privileges: string): string[] {
  return privileges
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
