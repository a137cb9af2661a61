import { listRoles } from '#contracts/roles.ts'
import { api, call } from '#shared/api/api.ts'

export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Active and inactive ones. */
    listRoles: build.query({
      ...call(listRoles, {
        view({ result: { records, informationCode } }) {
          if (records) return records
          // Only R11 says that there are none (CER-07, D32); an answer without records is an error otherwise.
          if (informationCode === 'R11') return []
          throw new Error('The answer has no records.')
        },
      }),
      providesTags: ['role'],
    }),
  }),
})
