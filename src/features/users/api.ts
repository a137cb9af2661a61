import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { listCompanies, listCompaniesByUser, type Company } from '#contracts/companies.ts'
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
  validateSession,
  type Country,
  type DocumentType,
  type User,
  type UserType,
} from '#contracts/users.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { isRefusal } from '#shared/api/isRefusal.ts'
import { joinPages, type UsersPage } from './list/joinPages.ts'
import { wireInput, type UsersQuestion } from './list/wireInput.ts'

/** `page` counts from 1, `sort` null is the service's own order. */
export type UsersPageInput = UsersQuestion & { page: number; size: number }

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Answer<typeof listUsers>, Input<typeof listUsers>>({
      query: call(listUsers).query,
      providesTags: ['user'],
    }),
    /** A page of the table, whatever its size (G-09). */
    listUsersPage: build.query<UsersPage, UsersPageInput>({
      queryFn: ({ page, size, ...question }, _api, _options, ask) =>
        joinPages<ApiError>({ page, size }, async (wirePage) => {
          const answer = await ask(call(listUsers).query(wireInput(question, wirePage)))
          return answer.error ? { error: answer.error } : { data: answer.data as Answer<typeof listUsers> }
        }),
      providesTags: ['user'],
    }),
    /** Null when there is no such user. */
    getUser: build.query<User | null, number>({
      query: (id) => call(getUser).query({ headers: { pid: String(id) } }),
      transformResponse: (answer: Answer<typeof getUser>) => answer.user ?? null,
      providesTags: ['user'],
    }),
    listUserTypes: build.query<UserType[], void>({
      query: () => call(listUserTypes).query({}),
      transformResponse: (answer: Answer<typeof listUserTypes>) => answer.result.records,
      keepUnusedDataFor: 600,
    }),
    listCountries: build.query<Country[], void>({
      query: () => call(listCountries).query({}),
      transformResponse: (answer: Answer<typeof listCountries>) => answer.countries,
      keepUnusedDataFor: 600,
    }),
    listDocumentTypesOfCountry: build.query<DocumentType[], Input<typeof listDocumentTypesOfCountry>>({
      query: call(listDocumentTypesOfCountry).query,
      transformResponse: (answer: Answer<typeof listDocumentTypesOfCountry>) =>
        answer.result.listDocumentType.filter(({ documentTypeAllowed }) => documentTypeAllowed !== false),
      keepUnusedDataFor: 600,
    }),
    createUser: build.mutation<Answer<typeof createUser>, Input<typeof createUser>>({
      query: call(createUser).query,
      invalidatesTags: ['user', 'company', 'role'],
    }),
    modifyUser: build.mutation<Answer<typeof modifyUser>, Input<typeof modifyUser>>({
      query: call(modifyUser).query,
      invalidatesTags: ['user', 'company', 'role'],
    }),
    setUserState: build.mutation<Answer<typeof setUserState>, Input<typeof setUserState>>({
      query: call(setUserState).query,
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () =>
          dispatch(
            changePages((page) => {
              for (const user of page.users) if (user.id === body?.id) user.idstate = body.idstate
            }),
          ),
        ),
      invalidatesTags: ['user'],
    }),
    deleteUser: build.mutation<Answer<typeof deleteUser>, Input<typeof deleteUser>>({
      query: call(deleteUser).query,
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () =>
          dispatch(
            changePages((page) => {
              page.users = page.users.filter(({ id }) => id !== body?.Id)
            }),
          ),
        ),
      invalidatesTags: ['user'],
    }),
    activateDeletedUser: build.mutation<
      Answer<typeof activateDeletedUser>,
      Input<typeof activateDeletedUser>
    >({
      query: call(activateDeletedUser).query,
      invalidatesTags: ['user', 'company', 'role'],
    }),
    userExists: build.mutation<Answer<typeof userExists>, Input<typeof userExists>>(call(userExists)),
    /** The companies there are, with what this user has of them; '0' is a user who does not exist yet. */
    listCompanies: build.query<Company[], string>({
      query: (userid) => call(listCompanies).query({ headers: { userid } }),
      transformResponse: (answer: Answer<typeof listCompanies>) => answer.result.customers,
      providesTags: ['company'],
    }),
    listCompaniesByUser: build.query<Company[], Input<typeof listCompaniesByUser>>({
      query: call(listCompaniesByUser).query,
      transformResponse: (answer: Answer<typeof listCompaniesByUser>) => answer.customers,
      providesTags: ['company'],
    }),
    validateSession: build.mutation<Answer<typeof validateSession>, Input<typeof validateSession>>(
      call(validateSession),
    ),
  }),
})

/** Optimistic update; the refetch decides. */
async function onceDone(answer: Promise<{ data: unknown }>, change: () => void): Promise<void> {
  const done = await answer.catch(() => null)
  if (done && !isRefusal(done.data)) change()
}

type State = Parameters<typeof usersApi.util.selectCachedArgsForQuery>[0]

function changePages(change: (page: UsersPage) => void) {
  return (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): void => {
    for (const input of usersApi.util.selectCachedArgsForQuery(getState(), 'listUsersPage'))
      dispatch(usersApi.util.updateQueryData('listUsersPage', input, change))
  }
}
