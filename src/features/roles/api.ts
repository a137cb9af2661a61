import { listRoles } from '#contracts/roles.ts'
import { api, call } from '#shared/api/api.ts'

export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Active and inactive ones. The contract lets only R11 leave the records out (CER-07). */
    listRoles: build.query({
      ...call(listRoles, { view: ({ result }) => result.records ?? [] }),
      providesTags: ['role'],
    }),
    /** The same for a count beside other work. */
    listRolesQuietly: build.query({
      ...call(listRoles, { view: ({ result }) => result.records ?? [], isQuiet: true }),
      providesTags: ['role'],
    }),
  }),
})
