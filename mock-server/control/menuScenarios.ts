import { numberRowsOf } from '#contracts/menus.ts'
import { bigMenu, brokenMenus, menuSizes } from '../seed/bigMenus.ts'
import { manySuiteItems, suiteItems } from '../seed/manySuiteItems.ts'
import { menuAt } from '../services/menuRules.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Scenario } from './scenario.ts'
import { named } from '../store/queries.ts'

const privileges = ['VER_FACTURAS', 'VER_REPORTES', 'CREAR_FACTURAS']

/** Menus that are hard to edit, of suite and colnomina; the portal's own drawer does not change. */
export const menuScenarios = {
  'big-menu': {
    does: 'The side menu and the user menu of suite have 400 items in four levels.',
    async play({ ns }) {
      const menu = JSON.stringify(bigMenu(menuSizes.big, privileges))
      await putMenu(ns, 'suite', 1, menu)
      await putMenu(ns, 'suite', 3, menu)
    },
  },
  'huge-menu': {
    does: 'The side menu of suite has 2,000 items in ten levels.',
    play: ({ ns }) => putMenu(ns, 'suite', 1, JSON.stringify(bigMenu(menuSizes.huge, privileges))),
  },
  'broken-menus': {
    does: 'The four menus of suite cannot be read: no JSON, no value, no list, names such as __proto__; the side menu of colnomina has 5 MB, its top menu twelve levels.',
    async play({ ns }) {
      ns.holdsOddTexts = true
      await putMenu(ns, 'suite', 1, brokenMenus.noJson)
      await putMenu(ns, 'suite', 2, brokenMenus.nothing)
      await putMenu(ns, 'suite', 3, brokenMenus.prototypes)
      await putMenu(ns, 'suite', 4, brokenMenus.noList)
      await putMenu(ns, 'colnomina', 1, brokenMenus.fiveMegabytes)
      await putMenu(ns, 'colnomina', 2, brokenMenus.twelveLevels)
    },
  },
  'many-suite-items': {
    does: `The suite menu of ibuhoo has ${manySuiteItems} applications, half of them with uploaded logos: one is missing, one is no image.`,
    play: ({ ns }) => putMenu(ns, 'ibuhoo', 4, JSON.stringify(suiteItems(ns.files))),
  },
} satisfies Record<string, Scenario>

async function putMenu(ns: Namespace, appName: string, location: number, menujson: string): Promise<void> {
  const application = ns.tables.applications.findFirst(named(appName))
  if (!application) return
  await ns.tables.menus.put({
    id: menuAt(ns, application.id, location)?.id ?? ns.tables.menus.nextId(),
    idapplication: application.id,
    idmenulocation: location,
    numberRows: numberRowsOf(location),
    menujson,
  })
}
