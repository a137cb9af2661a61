import {
  createMenu,
  getMenuByApp,
  modifyMenu,
  numberRowsOf,
  suiteLocation,
  type MenuBody,
} from '#contracts/menus.ts'
import { uploadImageMenu, type UploadBody } from '#contracts/suite-items.ts'
import { api, call } from '#shared/api/api.ts'
import { logFailure } from '#shared/menu/logFailure.ts'

/** What is saved of a suite menu; `id` is 0 where none is stored. */
export type SuiteMenuToSave = Pick<MenuBody, 'id' | 'idapplication' | 'menujson'>

/** The items of the suite are the menu of location 4 (G-48). */
export const suiteItemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The stored suite menu of an application, by its id; its own id is 0 where there is none. */
    getSuiteMenu: build.query({
      ...call(getMenuByApp, {
        input: (idapplication: number) => ({
          headers: { idapplication: String(idapplication), idmenulocation: String(suiteLocation) },
        }),
        view: ({ result }) => result.records[0] ?? { id: 0, menuJson: null },
      }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
    // A save that failed reads nothing again: what was read before is still what the changes were made to (D3).
    createSuiteMenu: build.mutation({
      ...call(createMenu, { input: toBody }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      invalidatesTags: (answer) => (answer ? ['menu'] : []),
    }),
    modifySuiteMenu: build.mutation({
      ...call(modifyMenu, { input: toBody }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      invalidatesTags: (answer) => (answer ? ['menu'] : []),
    }),
    /** One picture; answers where it lies below the security service. */
    uploadImageMenu: build.mutation(
      call(uploadImageMenu, {
        input: (body: UploadBody) => ({ body }),
        view: ({ relativePath }) => relativePath,
      }),
    ),
  }),
})

function toBody(menu: SuiteMenuToSave): { body: MenuBody } {
  return {
    body: { ...menu, idmenulocation: suiteLocation, numberRows: numberRowsOf(suiteLocation) },
  }
}
