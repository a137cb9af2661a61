import { getMenuByUser, listApplicationsForMenus, listMenu } from '#contracts/menus.ts'
import { api, call } from '#shared/api/api.ts'
import type { BackgroundRead } from '#shared/api/backgroundReads.ts'
import { isOffered } from '#shared/records/applications.ts'
import { logFailure } from '#shared/menu/logFailure.ts'
import { parseMenu } from '#shared/menu/menuTree.ts'

export { itemsByPrivilege } from './itemsByPrivilege.ts'

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
