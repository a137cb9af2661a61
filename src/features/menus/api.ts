import { getMenuByUser, listMenu } from '#contracts/menus.ts'
import { api, call } from '#shared/api/api.ts'
import { parseMenu } from './menuTree.ts'

export { itemsByPrivilege } from './itemsByPrivilege.ts'

export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenu: build.query({ ...call(listMenu), providesTags: ['menu'] }),
    /** The stored menus of all applications and places, for a count beside other work. */
    listMenus: build.query({
      ...call(listMenu, {
        input: (_all: void) => ({ headers: {} }),
        view: ({ result }) => result.records.map(({ menuJson }) => parseMenu(menuJson)),
        isQuiet: true,
      }),
      providesTags: ['menu'],
    }),
    getMenuByUser: build.query({ ...call(getMenuByUser), providesTags: ['menu'] }),
  }),
})
