import { menusApi } from '#features/menus/api.ts'
import { forcedRead } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { counted, type Counted } from './dependent.ts'

export type AskingItem = { privilege: readonly string[]; children: readonly AskingItem[] }

/** Number of items, also nested ones, that need one of these privileges, or of all items. */
export function countItems(items: readonly AskingItem[], names?: readonly string[]): number {
  const wanted = names && new Set(names.map((name) => name.toLowerCase()))
  const asks = ({ privilege }: AskingItem): boolean =>
    wanted === undefined || privilege.some((one) => wanted.has(one.toLowerCase()))
  const countIn = (some: readonly AskingItem[]): number =>
    some.reduce((count, item) => count + Number(asks(item)) + countIn(item.children), 0)
  return countIn(items)
}

/** Counts the menu items of all menus that need one of these privileges; one call reads all (D23). */
export function countMenuItems(dispatch: Dispatch, names: readonly string[]): Promise<Counted> {
  const { listMenus } = menusApi.endpoints
  return counted(dispatch(listMenus.initiate({ isBackground: true }, forcedRead)), ({ items }) =>
    countItems(items, names),
  )
}
