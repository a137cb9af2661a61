import { createRole, listRoles, modifyRole } from '#contracts/roles.ts'
import { api, call, type Answer } from '#shared/api/api.ts'
import { onceDone } from '#shared/api/onceDone.ts'

const records = { view: ({ result }: Answer<typeof listRoles>) => result.records ?? [] }

export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Active and inactive ones. The contract lets only R11 leave the records out (CER-07). */
    listRoles: build.query({
      ...call(listRoles, records),
      providesTags: ['role'],
    }),
    /** The same for a count beside other work. */
    listRolesQuietly: build.query({
      ...call(listRoles, { ...records, isQuiet: true }),
      providesTags: ['role'],
    }),
    createRole: build.mutation({ ...call(createRole), invalidatesTags: ['role'] }),
    modifyRole: build.mutation({
      ...call(modifyRole),
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () => {
          dispatch(
            rolesApi.util.updateQueryData('listRoles', {}, (rows) => {
              const row = rows.find(({ id }) => id === body?.id)
              const { application: _entries, ...fields } = body!
              if (row) Object.assign(row, fields)
            }),
          )
        }),
      // People hold roles by name.
      invalidatesTags: ['role', 'user'],
    }),
  }),
})
