import type { MenuItem, menuEndpoints } from '#contracts/menus.ts'
import type { Namespace } from '../store/namespace.ts'
import { nameKey } from '../store/tables.ts'
import { privilegesOf } from './permissions.ts'
import { ok, refused, type Services } from './service.ts'

/** The application whose menu is the drawer. */
const drawerApplication = 'ibuhoo'

export const menuServices: Services<typeof menuEndpoints> = {
  listMenu({ ns }, { headers: { userid } }) {
    if (userid === undefined) {
      return ok({ result: { records: ns.tables.menus.all().map(({ id, menujson }) => wire(id, menujson)) } })
    }
    const user = ns.tables.users.get(Number(userid))
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
}

function wire(id: number, menuJson: string): { id: number; menuJson: string } {
  return { id, menuJson }
}

function storedMenu(
  { tables }: Namespace,
  appName: string,
  location: number,
): { id: number; menujson: string } | undefined {
  const application = tables.applications.find(nameKey(appName))
  return tables.menus.all().find(({ idapplication, idmenulocation }) => {
    return idapplication === application?.id && idmenulocation === location
  })
}

/** The items that ask for no privilege or for one that the person holds. Text that is no menu leaves as it is. */
function permitted(menujson: string, held: ReadonlySet<string>): string {
  const keep = (items: MenuItem[]): MenuItem[] =>
    items
      .filter(({ privilege }) => {
        const needed = [privilege ?? []].flat()
        return needed.length === 0 || needed.some((name) => held.has(name))
      })
      .map((item) => (item.children ? { ...item, children: keep(item.children) } : item))
  try {
    return JSON.stringify(keep(JSON.parse(menujson) as MenuItem[]))
  } catch {
    return menujson
  }
}
