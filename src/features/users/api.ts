import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { listCompanies, listCompaniesByUser } from '#contracts/companies.ts'
import { listRoles } from '#contracts/roles.ts'
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
import { api, call, type Answer } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { isRefusal } from '#shared/api/isRefusal.ts'
import { distinct, joinPages, totalOf, type UsersPage } from './list/joinPages.ts'
import { heldRoles } from './roles/roleChanges.ts'
import { wireInput, type UsersQuestion } from './list/wireInput.ts'

export { mostPages, pagesOf, rolesHeld } from './heldRoles.ts'
export { nameOf as userNameOf } from './list/userRules.ts'

/** `page` counts from 1, `sort` null is the service's own order. */
export type UsersPageInput = UsersQuestion & { page: number; size: number }

const quietList = call(listUsers, {
  isQuiet: true,
  view: (answer): UsersPage => ({ users: distinct(answer.users), total: totalOf(answer, 0) }),
})

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query({ ...call(listUsers), providesTags: ['user'] }),
    /** A page of the table, whatever its size (G-09). */
    listUsersPage: build.query<UsersPage, UsersPageInput>({
      queryFn: ({ page, size, ...question }, _api, _options, ask) =>
        joinPages<ApiError>({ page, size }, async (wirePage) => {
          const answer = await ask(call(listUsers).query(wireInput(question, wirePage)))
          return answer.error ? { error: answer.error } : { data: answer.data as Answer<typeof listUsers> }
        }),
      providesTags: ['user'],
    }),
    /** How many there are, and the ten changed last; nobody asked for it, so a 403 raises no message. */
    listLatestUsers: build.query<UsersPage, void>({
      ...quietList,
      query: () => quietList.query(wireInput({ search: '', sort: 'newest' }, 0)),
      providesTags: ['user'],
    }),
    /** One page of the service, counted from 0, for a count beside other work. */
    listUsersQuietly: build.query<UsersPage, number>({
      ...quietList,
      query: (page) => quietList.query(wireInput({ search: '', sort: null }, page)),
      providesTags: ['user'],
    }),
    /** Null when there is no such user. */
    getUser: build.query({
      ...call(getUser, {
        input: (id: number) => ({ headers: { pid: String(id) } }),
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
    createUser: build.mutation({ ...call(createUser), invalidatesTags: ['user', 'company', 'role'] }),
    modifyUser: build.mutation({ ...call(modifyUser), invalidatesTags: ['user', 'company', 'role'] }),
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
            usersApi.util.updateQueryData('getUser', body.id, (user) => {
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
              page.users = page.users.filter(({ id }) => id !== body?.Id)
            }),
          ),
        ),
      invalidatesTags: ['user'],
    }),
    activateDeletedUser: build.mutation({
      ...call(activateDeletedUser),
      invalidatesTags: ['user', 'company', 'role'],
    }),
    userExists: build.mutation(call(userExists)),
    /** The companies there are, with what this user has of them; '0' is a user who does not exist yet. */
    listCompanies: build.query({
      ...call(listCompanies, {
        input: (userid: string) => ({ headers: { userid } }),
        view: ({ result }) => result.customers,
      }),
      providesTags: ['company'],
    }),
    /** The companies of the suite, for a count beside other work. */
    listCompaniesQuietly: build.query({
      ...call(listCompanies, {
        input: (_all: void) => ({ headers: { userid: '0' } }),
        view: ({ result }) => result.customers,
        isQuiet: true,
      }),
      providesTags: ['company'],
    }),
    /** How many companies and active roles a user has: nobody asked for it, so a refusal is not told. */
    countCompanies: build.query({
      ...call(listCompanies, {
        input: (userid: string) => ({ headers: { userid } }),
        view: ({ result }) =>
          result.customers.filter(({ principal, assigned }) => principal || assigned).length,
        isQuiet: true,
      }),
      providesTags: ['company'],
    }),
    countRoles: build.query({
      ...call(listRoles, {
        input: (user: string) => ({ headers: { user } }),
        view: ({ result }) => heldRoles(result.records ?? []),
        isQuiet: true,
      }),
      providesTags: ['role'],
    }),
    listCompaniesByUser: build.query({
      ...call(listCompaniesByUser, { view: ({ customers }) => customers }),
      providesTags: ['company'],
    }),
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
