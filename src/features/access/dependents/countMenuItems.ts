import { menusApi } from '#features/menus/api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
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
  const again = { subscribe: false, forceRefetch: true }
  const menus = await dispatch(menusApi.endpoints.listMenus.initiate({ isQuiet: true }, again))
  // What was read before is still there when the call fails.
  if (menus.error || !menus.data) return { error: apiErrorOf(menus.error ?? {}) }
  return { count: menus.data.reduce((count, { items }) => count + itemsAsking(name, items), 0) }
}
