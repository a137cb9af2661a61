import { listMenu } from '#contracts/menus.ts'
import { listPrivileges, privilegeOfRole } from '#contracts/privileges.ts'
import { rowsOf } from '#features/privileges/api.ts'
import { api, call } from '#shared/api/api.ts'
import type { Quiet } from '#shared/api/quiet.ts'
import { isActive } from '#shared/records/activeState.ts'
import { runLimited } from '#shared/api/runLimited.ts'
import { logFailure } from '#shared/menu/logFailure.ts'

/** Calls of the preview alone. */
export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The names of the active privileges that roles give in an application, each once, four calls at a time. */
    listPrivilegesOfRoles: build.query<string[], { roles: readonly string[]; application: string } & Quiet>({
      async queryFn({ roles, application, ...quiet }, _api, _options, ask) {
        const { query } = call(listPrivileges)
        const answers = await runLimited(roles, 4, (rol) =>
          rowsOf(ask(query({ headers: { rol, application }, ...quiet })), privilegeOfRole),
        )
        const given = new Set<string>()
        for (const answer of answers) {
          if (answer && 'error' in answer) return answer
          for (const { name, assigned, idstate } of answer?.data ?? [])
            if (assigned && isActive(idstate)) given.add(name)
        }
        return { data: [...given] }
      },
      providesTags: ['privilege', 'role'],
    }),
    /** The drawer that a person has today, by the person's id. */
    listMenuOfUser: build.query({
      ...call(listMenu, {
        input: ({ userid }: { userid: string } & Quiet) => ({ headers: { userid } }),
        view: ({ result }) => result.records,
      }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
  }),
})
