import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type * as z from 'zod/mini'
import {
  applicationOfRole,
  createPrivilege,
  listApplicationsOfPrivilege,
  listPrivileges,
  modifyPrivilege,
  privilege,
  privilegeOfApplication,
  privilegeOfRole,
} from '#contracts/privileges.ts'
import { answerOf, onceDone, type Read } from '#shared/api/reads.ts'
import { api, call, type Answer, type Call } from '#shared/api/api.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { BackgroundRead } from '#shared/api/joinedReads.ts'
import { readMany } from '#shared/api/readMany.ts'
import { isActive } from '#shared/records/activeState.ts'

type Headers = z.infer<(typeof listPrivileges)['headers']>
type RolesArg = { roleIds: readonly string[]; application: string } & BackgroundRead
type BaseAnswer = ReturnType<BaseQueryFn<unknown, unknown, ApiError>>

/** Options of a query of `listPrivileges`, whose rows differ by the headers sent. */
function listQuery<Row, Arg extends BackgroundRead>(
  shape: z.ZodMiniType<Row>,
  headersOf: (arg: Arg) => Headers,
) {
  const { query } = call(listPrivileges, { input: (arg: Arg) => ({ headers: headersOf(arg) }) })
  return {
    queryFn: (arg: Arg, _api: unknown, _options: unknown, fetchBase: (what: Call) => BaseAnswer) =>
      readRows(fetchBase(query(arg)), shape),
  }
}

export const privilegesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All privileges, active or not (G-57). */
    listPrivileges: build.query({
      ...listQuery(privilege, (_all: BackgroundRead) => ({})),
      providesTags: ['privilege'],
    }),
    /** The privileges of the application with this name, active or not. */
    listPrivilegesOfApplication: build.query({
      ...listQuery(privilegeOfApplication, ({ application }: { application: string } & BackgroundRead) => ({
        application,
      })),
      providesTags: ['privilege'],
    }),
    /** The privileges of an application, active or not, each marked whether a role has it. */
    listPrivilegesOfRole: build.query({
      ...listQuery(
        privilegeOfRole,
        ({ rol, application }: { rol: string; application: string } & BackgroundRead) => ({
          rol,
          application,
        }),
      ),
      providesTags: ['privilege', 'role'],
    }),
    /** The applications of a role, by its id (D16). */
    listApplicationsOfRole: build.query({
      ...listQuery(applicationOfRole, ({ rol }: { rol: string } & BackgroundRead) => ({ rol })),
      providesTags: ['privilege', 'role', 'application'],
    }),
    /** Unique names of the active privileges that these roles (ids) give in an application. */
    listPrivilegesOfRoles: build.query<string[], RolesArg>({
      queryFn: (args, { dispatch }) => readNamesGiven(dispatch as Dispatch, args),
      providesTags: ['privilege', 'role'],
    }),
    listApplicationsOfPrivilege: build.query({
      ...call(listApplicationsOfPrivilege, {
        input: ({ id }: { id: number } & BackgroundRead) => ({ headers: { id: String(id) } }),
        view: ({ records }) => records,
      }),
      providesTags: ['privilege', 'application'],
    }),
    createPrivilege: build.mutation({ ...call(createPrivilege), invalidatesTags: ['privilege'] }),
    modifyPrivilege: build.mutation({
      ...call(modifyPrivilege),
      // After a success the list shows the change before it is read again.
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () => {
          dispatch(
            privilegesApi.util.updateQueryData('listPrivileges', {}, (rows) => {
              const row = rows.find(({ id }) => id === body?.id)
              if (row) Object.assign(row, body)
            }),
          )
        }),
      invalidatesTags: ['privilege', 'role'],
    }),
  }),
})

async function readNamesGiven(dispatch: Dispatch, { roleIds, ...where }: RolesArg): Promise<Read<string[]>> {
  const { listPrivilegesOfRole } = privilegesApi.endpoints
  const read = await readMany(roleIds, (rol) =>
    answerOf(dispatch(listPrivilegesOfRole.initiate({ rol, ...where }))),
  )
  if ('error' in read) return read
  const given = read.data.flat().filter(({ assigned, idstate }) => assigned && isActive(idstate))
  return { data: [...new Set(given.map(({ name }) => name))] }
}

/** Fails on one unreadable row: saving a role from the other rows would take that privilege from it. */
export async function readRows<Row>(
  promise: BaseAnswer,
  shape: z.ZodMiniType<Row>,
): Promise<{ data: Row[] } | { error: ApiError }> {
  const answer = await promise
  if (answer.error) return { error: answer.error }
  const { result } = answer.data as Answer<typeof listPrivileges>
  const rows = result.records.flatMap((row) => shape.safeParse(row).data ?? [])
  const isWhole = rows.length === result.records.length
  return isWhole ? { data: rows } : { error: unusable(listPrivileges.id) }
}
