import { listRoles, type Role } from '#contracts/roles.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Active and inactive ones. The contract lets only R11 leave the records out (CER-07). */
    listRoles: build.query<Role[], Input<typeof listRoles>>({
      query: call(listRoles).query,
      transformResponse: ({ result }: Answer<typeof listRoles>) => result.records ?? [],
      providesTags: ['role'],
    }),
  }),
})
