import { getMenuByUser, listApplicationsForMenus, listMenu } from '#contracts/menus.ts'
import { api, call } from '#shared/api/api.ts'
import type { BackgroundRead } from '#shared/api/joinedReads.ts'
import { isOffered } from '#shared/records/applications.ts'
import { logFailure } from '#shared/menu/logFailure.ts'
import { parseMenu, visibleItems, type Menu, type MenuItem } from '#shared/menu/menuTree.ts'

export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenu: build.query({
      ...call(listMenu),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
    /** All stored menus with the ids of their applications (0: unknown) (D23). */
    listMenus: build.query({
      ...call(listMenu, {
        input: (_all: BackgroundRead) => ({ headers: {} }),
        view: ({ result }) =>
          result.records.map(({ menuJson, idapplication }) => ({
            ...parseMenu(menuJson),
            idapplication: Number(idapplication ?? 0),
          })),
      }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
    getMenuByUser: build.query({
      ...call(getMenuByUser),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
    listApplicationsForMenus: build.query({
      ...call(listApplicationsForMenus, { view: ({ records }) => records.filter(isOffered) }),
      providesTags: ['application'],
    }),
  }),
})

type PlacedMenu = Pick<Menu, 'items'> & { idapplication: number }

/**
 * Active items that need each privilege, by its lower-case name, with their ancestors and the application of their
 * menu, if its title is known.
 */
export function itemsByPrivilege(
  menus: readonly PlacedMenu[],
  titles: ReadonlyMap<number, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  function walk(items: readonly MenuItem[], above: string, application: string): void {
    for (const { name, privilege, children } of items) {
      const path = above === '' ? name : `${above} › ${name}`
      for (const one of privilege) {
        const key = one.toLowerCase()
        found.set(key, (found.get(key) ?? new Set()).add(path + application))
      }
      walk(children, path, application)
    }
  }
  for (const { items, idapplication } of menus) {
    const title = titles.get(idapplication)
    walk(visibleItems(items), '', title === undefined ? '' : ` (${title})`)
  }
  return new Map([...found].map(([name, paths]) => [name, [...paths]]))
}
