import { listCompanies } from '#contracts/companies.ts'
import { listRoles } from '#contracts/roles.ts'
import { getUser, type Country, type User } from '#contracts/users.ts'
import { api, call } from '#shared/api/api.ts'
import { again, answerOf, type Answered } from '#shared/api/answerOf.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { heldRoles, rolesOf, toForm, usersApi } from '../usersParts.ts'
import type { Holder } from './judgeRow.ts'
import type { Person } from './personChange.ts'

/** What is read of one person after the other, and not kept: thousands of them would fill the memory of the page. */
const readsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPersonNow: build.query({
      ...call(getUser, {
        input: ({ id }: { id: number }) => ({ headers: { pid: String(id) } }),
        view: ({ user }) => ({ user: user ?? null }),
      }),
      keepUnusedDataFor: 0,
    }),
    listCompaniesNow: build.query({
      ...call(listCompanies, { view: ({ result }) => result.customers }),
      keepUnusedDataFor: 0,
    }),
    listRolesNow: build.query({
      ...call(listRoles, { view: ({ result }) => result.records }),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** Who has this name or this e-mail. */
export async function readHolder(
  dispatch: Dispatch,
  body: { userName: string } | { email: string },
): Promise<Answered<Holder>> {
  const { data, error } = await dispatch(usersApi.endpoints.userExists.initiate({ body }, { track: false }))
  if (!data) return { error: apiErrorOf(error ?? {}) }
  const [code, id] = [data.code, data.users[0]?.id]
  if (code === 'A10' && id !== undefined) return { data: { kind: 'there', id } }
  if (code === 'A20' && id !== undefined) return { data: { kind: 'deleted', id } }
  return { data: { kind: 'free' } }
}

/**
 * A person as the service has them at this moment, one call after the other (T73), so that as many as are read at a time
 * make as many calls. Null where there is none.
 */
export async function readPerson(dispatch: Dispatch, id: number): Promise<Answered<PersonRead | null>> {
  const { getPersonNow, listCompaniesNow, listRolesNow } = readsApi.endpoints
  const user = await answerOf(dispatch(getPersonNow.initiate({ id }, again)))
  if ('error' in user) return user
  if (user.data.user === null) return { data: null }
  const roles = await heldRoles(answerOf(dispatch(listRolesNow.initiate(rolesOf(id), again))))
  if ('error' in roles) return roles
  const companies = await answerOf(
    dispatch(listCompaniesNow.initiate({ headers: { userid: String(id) } }, again)),
  )
  if ('error' in companies) return companies
  const [stored] = [user.data.user]
  return { data: { id, user: stored, form: toForm(stored), roles: roles.data, companies: companies.data } }
}

export type PersonRead = Person & { user: User }

/** What there is to be given to anybody, and the countries. */
export async function readLists(
  dispatch: Dispatch,
): Promise<Answered<Pick<Person, 'companies' | 'roles'> & { countries: readonly Country[] }>> {
  const { listCompaniesNow, listRolesNow } = readsApi.endpoints
  const companies = await answerOf(dispatch(listCompaniesNow.initiate({ headers: { userid: '0' } }, again)))
  if ('error' in companies) return companies
  const roles = await answerOf(dispatch(listRolesNow.initiate(rolesOf(0), again)))
  if ('error' in roles) return roles
  const countries = await answerOf(dispatch(usersApi.endpoints.listCountries.initiate()))
  if ('error' in countries) return countries
  return { data: { companies: companies.data, roles: roles.data, countries: countries.data } }
}
