import { getMenuByUser, listMenu } from '#contracts/menus.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenu: build.query<Answer<typeof listMenu>, Input<typeof listMenu>>({
      query: call(listMenu).query,
      providesTags: ['menu'],
    }),
    getMenuByUser: build.query<Answer<typeof getMenuByUser>, Input<typeof getMenuByUser>>({
      query: call(getMenuByUser).query,
      providesTags: ['menu'],
    }),
  }),
})
