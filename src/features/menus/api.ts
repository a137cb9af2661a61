import { getMenuByUser, listMenu } from '#contracts/menus.ts'
import { api, call } from '#shared/api/api.ts'

export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenu: build.query({ ...call(listMenu), providesTags: ['menu'] }),
    getMenuByUser: build.query({ ...call(getMenuByUser), providesTags: ['menu'] }),
  }),
})
