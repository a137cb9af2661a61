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

/** Application and location of a menu. */
type MenuPlace = { idapplication: number; idmenulocation: MenuLocation }

/** A menu to save; `id` is 0 if none is stored. */
export type MenuToSave = MenuPlace & Pick<MenuBody, 'id' | 'menujson'>

/** Stored menus of applications by location, including the suite's (G-48); used by two features. */
export const storedMenusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The stored menu of a location; its id is 0 if there is none (MNU-32). */
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
    // A failed save invalidates nothing, because the changes still refer to the earlier read (D3).
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
