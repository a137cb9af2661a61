import * as z from 'zod/mini'
import { looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** 1 drawer, 2 top bar, 3 user menu, 4 suite menu (MNU-02). */
export const menuLocations = [1, 2, 3, 4] as const
export type MenuLocation = (typeof menuLocations)[number]

/** Items are text of JSON inside `menuJson`; whoever reads it treats it as hostile input (hardening T20, T21). */
export const menuItem = z.object({
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
  get children(): z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<typeof menuItem>>> {
    return z.nullish(z.array(menuItem))
  },
})
export type MenuItem = z.infer<typeof menuItem>

const menuRecord = z.object({ id: looseNumber, menuJson: text })

/** With `userid` the drawer menu of that user (G-03). */
export const listMenu = endpoint({
  id: 'listMenu',
  service: 'security',
  method: 'GET',
  path: '/api/menu/list',
  access: 'bearer',
  headers: z.object({ userid: z.optional(z.string()) }),
  answer: z.object({ result: z.object({ records: z.array(menuRecord) }) }),
})

export const getMenuByUser = endpoint({
  id: 'getMenuByUser',
  service: 'security',
  method: 'GET',
  path: '/api/menu/GetMenuByUser',
  access: 'bearer',
  headers: z.object({ idmenulocation: z.string(), appName: z.string() }),
  answer: z.object({ result: z.object({ records: z.array(menuRecord) }) }),
})

export const menuEndpoints = { listMenu, getMenuByUser }
