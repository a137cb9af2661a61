import { menusApi } from '#features/menus/api.ts'
import { again } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { counted } from './counted.ts'
import type { Counted } from './dependent.ts'

export type AskingItem = { privilege: readonly string[]; children: readonly AskingItem[] }

/** How many items there are that ask for a privilege, or at all, with those below others. */
export function countItems(items: readonly AskingItem[], name?: string): number {
  const wanted = name?.toLowerCase()
  const asks = ({ privilege }: AskingItem): boolean =>
    wanted === undefined || privilege.some((one) => one.toLowerCase() === wanted)
  return items.reduce((count, item) => count + Number(asks(item)) + countItems(item.children, name), 0)
}

/** The menu items of all applications and places that ask for a privilege; one call reads all menus (D23). */
export function countMenuItems(dispatch: Dispatch, name: string): Promise<Counted> {
  const { listMenus } = menusApi.endpoints
  return counted(dispatch(listMenus.initiate({ isQuiet: true }, again)), ({ items }) =>
    countItems(items, name),
  )
}
