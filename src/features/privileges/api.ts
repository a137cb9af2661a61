import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type * as z from 'zod/mini'
import {
  applicationOfRole,
  createPrivilege,
  listApplicationsOfPrivilege,
  listPrivileges,
  modifyPrivilege,
  privilege,
  privilegeOfRole,
} from '#contracts/privileges.ts'
import { api, call, type Answer } from '#shared/api/api.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { isRefusal } from '#shared/api/isRefusal.ts'

export const privilegesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All privileges, active or not (G-57). */
    listPrivileges: build.query<z.infer<typeof privilege>[], void>({
      queryFn: (_none, _api, _options, ask) =>
        rowsOf(ask(call(listPrivileges).query({ headers: {} })), privilege),
      providesTags: ['privilege'],
    }),
    /** The privileges of an application by its name, active or not. */
    listPrivilegesOfApplication: build.query<z.infer<typeof privilege>[], string>({
      queryFn: (application, _api, _options, ask) =>
        rowsOf(ask(call(listPrivileges).query({ headers: { application } })), privilege),
      providesTags: ['privilege'],
    }),
    /** The same for notes beside other work. */
    listPrivilegesOfApplicationQuietly: build.query<z.infer<typeof privilege>[], string>({
      queryFn: (application, _api, _options, ask) =>
        rowsOf(ask(call(listPrivileges, { isQuiet: true }).query({ headers: { application } })), privilege),
      providesTags: ['privilege'],
    }),
    /** The privileges of an application, active or not, with whether a role gives them there. */
    listPrivilegesOfRole: build.query<
      z.infer<typeof privilegeOfRole>[],
      { rol: string; application: string }
    >({
      queryFn: (headers, _api, _options, ask) =>
        rowsOf(ask(call(listPrivileges).query({ headers })), privilegeOfRole),
      providesTags: ['privilege', 'role'],
    }),
    /** The same for a count beside other work. */
    listPrivilegesOfRoleQuietly: build.query<
      z.infer<typeof privilegeOfRole>[],
      { rol: string; application: string }
    >({
      queryFn: (headers, _api, _options, ask) =>
        rowsOf(ask(call(listPrivileges, { isQuiet: true }).query({ headers })), privilegeOfRole),
      providesTags: ['privilege', 'role'],
    }),
    /** The applications that a role counts in, by its id (D16). */
    listApplicationsOfRole: build.query<z.infer<typeof applicationOfRole>[], string>({
      queryFn: (rol, _api, _options, ask) =>
        rowsOf(ask(call(listPrivileges).query({ headers: { rol } })), applicationOfRole),
      providesTags: ['privilege', 'role', 'application'],
    }),
    listApplicationsOfPrivilege: build.query({
      ...call(listApplicationsOfPrivilege, {
        input: (id: number) => ({ headers: { id: String(id) } }),
        view: ({ records }) => records,
      }),
      providesTags: ['privilege', 'application'],
    }),
    createPrivilege: build.mutation({ ...call(createPrivilege), invalidatesTags: ['privilege'] }),
    modifyPrivilege: build.mutation({
      ...call(modifyPrivilege),
      // Optimistic update; the refetch decides.
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null)
        if (done && !isRefusal(done.data))
          dispatch(
            privilegesApi.util.updateQueryData('listPrivileges', undefined, (rows) => {
              const row = rows.find(({ id }) => id === body?.id)
              if (row) Object.assign(row, body)
            }),
          )
      },
      invalidatesTags: ['privilege', 'role'],
    }),
  }),
})

type Asked = ReturnType<BaseQueryFn<unknown, unknown, ApiError>>

/** The rows of an answer, each of the shape that was asked for; none where the code is R11 (CER-07). */
export async function rowsOf<Row>(
  asked: Asked,
  shape: z.ZodMiniType<Row>,
): Promise<{ data: Row[] } | { error: ApiError }> {
  const answer = await asked
  if (answer.error) return { error: answer.error }
  const { result } = answer.data as Answer<typeof listPrivileges>
  const rows = (result.records ?? []).flatMap((row) => shape.safeParse(row).data ?? [])
  const isWhole = rows.length === (result.records ?? []).length
  return isWhole ? { data: rows } : { error: unusable(listPrivileges.id) }
}
