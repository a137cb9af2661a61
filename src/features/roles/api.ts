import { createRole, listRoles, modifyRole } from '#contracts/roles.ts'
import { api, call } from '#shared/api/api.ts'
import { isRefusal } from '#shared/api/isRefusal.ts'

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
    createRole: build.mutation({ ...call(createRole), invalidatesTags: ['role'] }),
    modifyRole: build.mutation({
      ...call(modifyRole),
      // Optimistic update; the refetch decides.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (done && !isRefusal(done.data))
          dispatch(
            rolesApi.util.updateQueryData('listRoles', {}, (rows) => {
              const row = rows.find(({ id }) => id === body?.id)
              const { application: _entries, ...fields } = body!
              if (row) Object.assign(row, fields)
            }),
          )
      },
      // People hold roles by name.
      invalidatesTags: ['role', 'user'],
    }),
  }),
})
