import { listMenu } from '#contracts/menus.ts'
import { listPrivileges, privilegeOfRole } from '#contracts/privileges.ts'
import { listUsers } from '#contracts/users.ts'
import { rowsOf } from '#features/privileges/api.ts'
import { api, call } from '#shared/api/api.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { runLimited } from '#shared/lib/runLimited.ts'
import { logFailure } from '#shared/menu/logFailure.ts'

/** Calls of the preview alone, all of them quiet: a 403 is shown in its place (S8). */
export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The names of the active privileges that roles give in an application, each once, four calls at a time. */
    listPrivilegesOfRoles: build.query<string[], { roles: readonly string[]; application: string }>({
      async queryFn({ roles, application }, _api, _options, ask) {
        const { query } = call(listPrivileges, { isQuiet: true })
        const answers = await runLimited(roles, 4, (rol) =>
          rowsOf(ask(query({ headers: { rol, application } })), privilegeOfRole),
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
    /** The first ten people that a search finds, and how many there are. */
    findUsers: build.query({
      ...call(listUsers, {
        input: (customerSearch: string) => ({ headers: { customerSearch, pages: '0' } }),
        view: ({ users, rows }) => ({ users, total: Number(rows ?? users.length) }),
        isQuiet: true,
      }),
      providesTags: ['user'],
    }),
    /** The drawer that a person has today, by the person's id. */
    listMenuOfUser: build.query({
      ...call(listMenu, {
        input: (userid: string) => ({ headers: { userid } }),
        view: ({ result }) => result.records,
        isQuiet: true,
      }),
      onQueryStarted: (_, { queryFulfilled }) => logFailure(queryFulfilled),
      providesTags: ['menu'],
    }),
  }),
})
