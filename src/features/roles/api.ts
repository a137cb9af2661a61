import { createRole, listRoles, modifyRole } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { onceDone } from '#shared/api/reads.ts'
import { api, call } from '#shared/api/api.ts'

export const rolesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Active and inactive ones. */
    listRoles: build.query({
      ...call(listRoles, { view: ({ result }) => result.records }),
      providesTags: ['role'],
    }),
    createRole: build.mutation({ ...call(createRole), invalidatesTags: ['role'] }),
    modifyRole: build.mutation({
      ...call(modifyRole),
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () => {
          const { application, ...fields } = body!
          dispatch(
            rolesApi.util.updateQueryData('listRoles', {}, (rows) => {
              const row = rows.find(({ id }) => id === fields.id)
              if (row) Object.assign(row, fields)
            }),
          )
          for (const { name, privilege } of application) {
            const [place, assigned] = [{ rol: String(fields.id), application: name }, new Set(privilege)]
            dispatch(
              privilegesApi.util.updateQueryData('listPrivilegesOfRole', place, (rows) => {
                for (const row of rows) row.assigned = assigned.has(row.name)
              }),
            )
          }
        }),
      // Users refer to roles by name.
      invalidatesTags: ['role', 'user'],
    }),
  }),
})
