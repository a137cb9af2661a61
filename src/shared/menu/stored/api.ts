import {
  createMenu,
  getMenuByApp,
  modifyMenu,
  numberRowsOf,
  type MenuBody,
  type MenuLocation,
} from '#contracts/menus.ts'
import { api, call } from '#shared/api/api.ts'
import { logFailure } from '../logFailure.ts'

/** Where a menu belongs. */
export type MenuPlace = { idapplication: number; idmenulocation: MenuLocation }

/** What is saved of a menu; `id` is 0 where none is stored. */
export type MenuToSave = MenuPlace & Pick<MenuBody, 'id' | 'menujson'>

/** The stored menu of each application in each place, the suite's among them (G-48): two features edit them. */
export const storedMenusApi = api.injectEndpoints({
  endpoints: (build) => ({
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
