import * as z from 'zod/mini'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** 1 drawer, 2 top bar, 3 user menu, 4 suite menu (MNU-02). */
export const menuLocations = [1, 2, 3, 4] as const
export type MenuLocation = (typeof menuLocations)[number]

/** The location of the suite's applications (ENT-41). */
export const suiteLocation = 4 satisfies MenuLocation

/** Number of rows of a menu: 4 for the suite, else 0 (ENT-31). */
export function numberRowsOf(location: number): 0 | 4 {
  return location === suiteLocation ? 4 : 0
}

/** Maximum size of a menu's text in bytes. */
export const menuTextLimit = 2_000_000

/**
 * An item of a stored menu (ENT-34). Items are JSON text in `menuJson`, which is untrusted input (hardening T20, T21).
 * Unknown fields are kept and sent back unchanged.
 */
export const menuItem = z.looseObject({
  key: z.string(),
  name: z.string(),
  url: text,
  isFunction: z.nullish(z.boolean()),
  functionName: text,
  description: text,
  isActivate: z.nullish(z.boolean()),
  iconName: text,
  iconNameDark: text,
  isPersonalizedIcon: z.nullish(z.boolean()),
  sizeIcon: z.nullish(z.union([z.string(), z.number()])),
  section: z.nullish(z.number()),
  urlLanding: text,
  urlApplication: text,
  privilege: z.nullish(z.union([z.string(), z.array(z.string())])),
  menuLocation: looseNumber,
  application: looseNumber,
  get children(): z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<typeof menuItem>>> {
    return z.nullish(z.array(menuItem))
  },
})
export type MenuItem = z.infer<typeof menuItem>

const menuRecord = z.object({ id: looseNumber, menuJson: text })

/** With `userid` the drawer menu of that user (G-03); without it all menus with their locations (D23). */
export const listMenu = endpoint({
  id: 'listMenu',
  service: 'security',
  method: 'GET',
  path: '/api/menu/list',
  access: 'bearer',
  headers: () => z.object({ userid: z.optional(z.string()) }),
  answer: () =>
    z.object({
      result: z.object({
        records: z.array(z.extend(menuRecord, { idapplication: looseNumber, idmenulocation: looseNumber })),
      }),
    }),
})

export const getMenuByUser = endpoint({
  id: 'getMenuByUser',
  service: 'security',
  method: 'GET',
  path: '/api/menu/GetMenuByUser',
  access: 'bearer',
  headers: () => z.object({ idmenulocation: z.string(), appName: z.string() }),
  answer: () => z.object({ result: z.object({ records: z.array(menuRecord) }) }),
})

/** The applications that can have menus. */
export const listApplicationsForMenus = endpoint({
  id: 'listApplicationsForMenus',
  service: 'security',
  method: 'GET',
  path: '/api/application/getApplicationsForAssignMenu',
  access: 'bearer',
  answer: () =>
    z.object({
      records: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          title: z.string(),
          isVisible: z.boolean(),
          idState: z.number(),
        }),
      ),
    }),
})

/** The menu of an application in a location, for the editor; no record if none is stored (ENT-33). */
export const getMenuByApp = endpoint({
  id: 'getMenuByApp',
  service: 'security',
  method: 'GET',
  path: '/api/menu/GetMenuByApp',
  access: 'bearer',
  headers: () => z.object({ idapplication: z.string(), idmenulocation: z.string() }),
  answer: () =>
    z.object({
      result: z.object({ records: z.array(z.object({ id: z.number(), menuJson: text })) }),
    }),
})

/** A menu to save (ENT-29): `id` 0 on create, `menujson` the JSON text of its items. */
const menu = z.object({
  id: z.number(),
  idapplication: z.number(),
  idmenulocation: z.number(),
  numberRows: z.number(),
  menujson: z.string(),
})
export type MenuBody = z.infer<typeof menu>

/** A refusal whose `result` is only text has a status from 400 up (D19). */
export const createMenu = endpoint({
  id: 'createMenu',
  service: 'security',
  method: 'POST',
  path: '/api/menu/Create',
  access: 'bearer',
  body: () => menu,
  answer: () => done,
})

export const modifyMenu = endpoint({
  id: 'modifyMenu',
  service: 'security',
  method: 'POST',
  path: '/api/menu/Modify',
  access: 'bearer',
  body: () => menu,
  answer: () => done,
})

export const menuEndpoints = {
  listMenu,
  getMenuByUser,
  listApplicationsForMenus,
  getMenuByApp,
  createMenu,
  modifyMenu,
}
