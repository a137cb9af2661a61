import { listCompanies, listCompaniesByUser } from '#contracts/companies.ts'
import {
  activateDeletedUser,
  createUser,
  deleteUser,
  getUser,
  listCountries,
  listDocumentTypesOfCountry,
  listUsers,
  listUserTypes,
  modifyUser,
  setUserState,
  userExists,
} from '#contracts/users.ts'
import { onceDone } from '#shared/api/reads.ts'
import { api, call, type Answer } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch, RootState } from '#shared/api/createStore.ts'
import { codeAndMessage } from '#shared/api/decodeAnswer.ts'
import type { BackgroundRead } from '#shared/api/joinedReads.ts'
import { joinPages, totalOf, type UsersPage } from './list/joinPages.ts'
import { wireInput, type UsersQuestion } from './list/wireInput.ts'
import { notifyUsersChange } from './usersChanges.ts'

export { applicationsOfUser, mostPages, nameOf as userNameOf, pagesOf, rolesHeld } from './rules.ts'

/** `page` counts from 1, `sort` null is the service's own order. */
type UsersPageInput = UsersQuestion & { page: number; size: number }

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the table, of any size (G-09). */
    listUsersPage: build.query<UsersPage, UsersPageInput>({
      queryFn: ({ page, size, ...question }, _api, _options, ask) =>
        joinPages<ApiError>({ page, size }, async (wirePage) => {
          const answer = await ask(call(listUsers).query(wireInput(question, wirePage)))
          return answer.error ? { error: answer.error } : { data: answer.data as Answer<typeof listUsers> }
        }),
      providesTags: ['user'],
    }),
    /** One page of the service, counted from 0. */
    listUsers: build.query({
      ...call(listUsers, {
        input: ({
          page,
          search = '',
          sort = null,
        }: Partial<UsersQuestion> & BackgroundRead & { page: number }) => wireInput({ search, sort }, page),
        view: (answer): UsersPage => ({ users: answer.users, total: totalOf(answer, 0) }),
      }),
      providesTags: ['user'],
    }),
    /** Null when there is no such user. */
    getUser: build.query({
      ...call(getUser, {
        input: ({ id }: { id: number } & BackgroundRead) => ({ headers: { pid: String(id) } }),
        view: ({ user }) => user ?? null,
      }),
      providesTags: ['user'],
    }),
    listUserTypes: build.query({
      ...call(listUserTypes, { view: ({ result }) => result.records }),
      keepUnusedDataFor: 600,
    }),
    listCountries: build.query({
      ...call(listCountries, { view: ({ countries }) => countries }),
      keepUnusedDataFor: 600,
    }),
    listDocumentTypesOfCountry: build.query({
      ...call(listDocumentTypesOfCountry, {
        view: ({ result }) =>
          result.listDocumentType.filter(({ documentTypeAllowed }) => documentTypeAllowed !== false),
      }),
      keepUnusedDataFor: 600,
    }),
    createUser: build.mutation({
      ...call(createUser),
      onQueryStarted: (_, { queryFulfilled }) => onceDone(queryFulfilled, () => notifyUsersChange(null)),
      invalidatesTags: ['user', 'company', 'role'],
    }),
    modifyUser: build.mutation({
      ...call(modifyUser),
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () => {
          const { customers, roles, documentType: _code, ...fields } = body!
          dispatch(
            changePages((page) => {
              for (const user of page.users)
                if (user.id === fields.id)
                  Object.assign(user, fields, {
                    roles: roles.filter(({ assigned }) => assigned).map(({ name }) => name),
                    customer: customers.find(({ principal }) => principal)?.name ?? null,
                  })
            }),
          )
          dispatch(
            usersApi.util.updateQueryData('getUser', { id: fields.id }, (user) => {
              if (user) Object.assign(user, fields)
            }),
          )
        }),
      invalidatesTags: ['user', 'company', 'role'],
    }),
    setUserState: build.mutation({
      ...call(setUserState),
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () => {
          if (!body) return
          dispatch(
            changePages((page) => {
              for (const user of page.users) if (user.id === body.id) user.idstate = body.idstate
            }),
          )
          dispatch(
            usersApi.util.updateQueryData('getUser', { id: body.id }, (user) => {
              if (user) user.idstate = body.idstate
            }),
          )
        }),
      invalidatesTags: ['user'],
    }),
    deleteUser: build.mutation({
      ...call(deleteUser),
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () =>
          dispatch(
            changePages((page) => {
              const others = page.users.filter(({ id }) => id !== body?.Id)
              page.total -= page.users.length - others.length
              page.users = others
            }),
          ),
        ),
      invalidatesTags: ['user'],
    }),
    activateDeletedUser: build.mutation({
      ...call(activateDeletedUser),
      onQueryStarted: (_, { queryFulfilled }) => onceDone(queryFulfilled, () => notifyUsersChange(null)),
      invalidatesTags: ['user', 'company', 'role'],
    }),
    /** Finds who has a user name or an e-mail; the code tells whether that user is deleted (G-24). */
    userExists: build.mutation(
      call(userExists, { view: (answer) => ({ ...codeAndMessage(answer), users: answer.users ?? [] }) }),
    ),
    /** All companies, with the flags of this user; '0' is a new user. */
    listCompanies: build.query({
      ...call(listCompanies, {
        input: ({ userid }: { userid: string } & BackgroundRead) => ({ headers: { userid } }),
        view: ({ result }) => result.customers,
      }),
      providesTags: ['company'],
    }),
    listCompaniesByUser: build.query({
      ...call(listCompaniesByUser, { view: ({ customers }) => customers }),
      providesTags: ['company'],
    }),
  }),
})

function changePages(change: (page: UsersPage) => void) {
  return (dispatch: Dispatch, getState: () => RootState): void => {
    notifyUsersChange(change)
    for (const input of usersApi.util.selectCachedArgsForQuery(getState(), 'listUsersPage'))
      dispatch(usersApi.util.updateQueryData('listUsersPage', input, change))
  }
}
