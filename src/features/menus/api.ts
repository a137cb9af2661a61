import {
  createMenu,
  getMenuByApp,
  getMenuByUser,
  listApplicationsForMenus,
  listMenu,
  modifyMenu,
  numberRowsOf,
  type MenuBody,
  type MenuLocation,
} from '#contracts/menus.ts'
import { api, call } from '#shared/api/api.ts'
import type { Quiet } from '#shared/api/quiet.ts'
import { isOffered } from '#shared/records/applications.ts'
import { logFailure } from '#shared/menu/logFailure.ts'
import { parseMenu } from '#shared/menu/menuTree.ts'

/** Where a menu belongs. */
export type MenuPlace = { idapplication: number; idmenulocation: MenuLocation }

/** What is saved of a menu; `id` is 0 where none is stored. */
export type MenuToSave = MenuPlace & Pick<MenuBody, 'id' | 'menujson'>

export { itemsByPrivilege } from './itemsByPrivilege.ts'

export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenu: build.query({
      ...call(listMenu),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
    /** The stored menus of all applications and places, each with the id of its application (0: not said) (D23). */
    listMenus: build.query({
      ...call(listMenu, {
        input: (_all: Quiet) => ({ headers: {} }),
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
    /** The stored menu of a place; its id is 0 where there is none (MNU-32). */
    getMenuByApp: build.query({
      ...call(getMenuByApp, {
        input: ({ idapplication, idmenulocation }: MenuPlace) => ({
          headers: { idapplication: String(idapplication), idmenulocation: String(idmenulocation) },
        }),
        view: ({ result }) => result.records[0] ?? { id: 0, menuJson: null },
      }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
    // A save that failed reads nothing again: what was read before is still what the changes were made to (D3).
    createMenu: build.mutation({
      ...call(createMenu, { input: toBody }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      invalidatesTags: (answer) => (answer ? ['menu'] : []),
    }),
    modifyMenu: build.mutation({
      ...call(modifyMenu, { input: toBody }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      invalidatesTags: (answer) => (answer ? ['menu'] : []),
    }),
  }),
})

function toBody(menu: MenuToSave): { body: MenuBody } {
  return { body: { ...menu, numberRows: numberRowsOf(menu.idmenulocation) } }
}
