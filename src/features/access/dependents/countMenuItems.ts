import { menusApi } from '#features/menus/api.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Counted } from './dependent.ts'

export type AskingItem = { privilege: readonly string[]; children: readonly AskingItem[] }

/** How many items ask for a privilege, with those below others. */
export function itemsAsking(name: string, items: readonly AskingItem[]): number {
  const wanted = name.toLowerCase()
  return items.reduce((count, { privilege, children }) => {
    const own = privilege.some((one) => one.toLowerCase() === wanted) ? 1 : 0
    return count + own + itemsAsking(name, children)
  }, 0)
}

/** The menu items of all applications and places that ask for a privilege; one call reads all menus. */
export async function countMenuItems(dispatch: Dispatch, name: string): Promise<Counted> {
  const menus = await answerOf(dispatch(menusApi.endpoints.listMenus.initiate({ isQuiet: true }, again)))
  if ('error' in menus) return menus
  return { count: menus.data.reduce((count, { items }) => count + itemsAsking(name, items), 0) }
}
