import type { Country, UserBody } from '#contracts/users.ts'
import { rolesApi } from '#features/roles/api.ts'
import { forcedRead, answerOf, type Read } from '#shared/api/reads.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { usersApi } from '../api.ts'
import { heldRoles, rolesOf, userBody, type StoredUser } from '../card/readUser.ts'
import { companyFlags, noCompanyChanges } from '../companies/companyChanges.ts'
import {
  cleaned,
  emptyForm,
  findCountry,
  toForm,
  userFields,
  type UserField,
  type UserForm,
} from '../card/form.ts'
import type { RowValues, UserChange } from './importRow.ts'

/** A user as the service has them, with all that can be assigned, and as the card's form holds them. */
export type FreshUser = StoredUser & { id: number; form: UserForm }

/** Who has a user name or an e-mail (G-24). */
export type Holder = { kind: 'free' } | { kind: 'there' | 'deleted'; id: number }

export async function readHolder(
  dispatch: Dispatch,
  body: { userName: string } | { email: string },
): Promise<Read<Holder>> {
  const { data, error } = await dispatch(usersApi.endpoints.userExists.initiate({ body }, { track: false }))
  if (!data) return { error: apiErrorOf(error ?? {}) }
  const [code, id] = [data.code, data.users[0]?.id]
  if (code === 'A10' && id !== undefined) return { data: { kind: 'there', id } }
  if (code === 'A20' && id !== undefined) return { data: { kind: 'deleted', id } }
  return { data: { kind: 'free' } }
}

/**
 * A user as the service has them at this moment, one call after the other (T73), so that as many as are read at a time
 * make as many calls. Null where there is none.
 */
export async function readFreshUser(dispatch: Dispatch, id: number): Promise<Read<FreshUser | null>> {
  const { getUser, listCompanies, listCountries } = usersApi.endpoints
  const user = await answerOf(dispatch(getUser.initiate({ id }, forcedRead)))
  if ('error' in user) return user
  if (user.data === null) return { data: null }
  const roles = await heldRoles(
    answerOf(dispatch(rolesApi.endpoints.listRoles.initiate(rolesOf(id), forcedRead))),
  )
  if ('error' in roles) return roles
  const companies = await answerOf(dispatch(listCompanies.initiate({ userid: String(id) }, forcedRead)))
  if ('error' in companies) return companies
  const countries = await answerOf(dispatch(listCountries.initiate()))
  if ('error' in countries) return countries
  const stored = { user: user.data, roles: roles.data, companies: companies.data, countries: countries.data }
  return { data: { id, form: toForm(user.data), ...stored } }
}

/** The user who has a user name; null where nobody has, or somebody deleted. */
export async function readUserNamed(dispatch: Dispatch, userName = ''): Promise<Read<FreshUser | null>> {
  const holder = await readHolder(dispatch, { userName })
  if ('error' in holder) return holder
  return holder.data.kind === 'there' ? readFreshUser(dispatch, holder.data.id) : { data: null }
}

const nobody: FreshUser = { id: 0, user: null, form: emptyForm, companies: [], roles: [], countries: [] }

/** Reads what a new user can have when it is needed first, and again after a failure. */
export function nobodyReader(dispatch: Dispatch): () => Promise<Read<FreshUser>> {
  const { listCompanies, listCountries } = usersApi.endpoints
  let reading: Promise<Read<FreshUser>> | null = null
  async function read(): Promise<Read<FreshUser>> {
    const companies = await answerOf(dispatch(listCompanies.initiate({ userid: '0' }, forcedRead)))
    if ('error' in companies) return companies
    const countries = await answerOf(dispatch(listCountries.initiate()))
    if ('error' in countries) return countries
    return { data: { ...nobody, companies: companies.data, countries: countries.data } }
  }
  return async () => {
    const answer = await (reading ??= read())
    if ('error' in answer) reading = null
    return answer
  }
}

/** All values of a row for a new user, whose state nothing says before. */
export function changeOfNew(values: RowValues): UserChange {
  return changeIn(values, { ...nobody, form: { ...emptyForm, idstate: '' } })
}

/** What a row changes in a user; the user name identifies them and is never changed. */
export function changeIn(values: RowValues, held: FreshUser): UserChange {
  const before = cleaned(held.form)
  const after = cleaned({ ...held.form, ...values.fields })
  const flags = companyFlags(held.companies, noCompanyChanges)
  const hasPrincipal = [...flags.values()].some(({ principal }) => principal)
  const companies = [...new Set(values.companies)]
  const principal = hasPrincipal ? null : (companies[0] ?? null)
  const isHeld = (id: number): boolean => Object.values(flags.get(id) ?? {}).includes(true)
  return {
    fields: userFields
      .filter(
        (field) =>
          values.fields[field] !== undefined && !isSame(field, before[field], after[field], held.countries),
      )
      .map((field) => ({ field, before: before[field], after: after[field] })),
    principal,
    companies: companies.filter((id) => id !== principal && !isHeld(id)),
    roles: [...new Set(values.roles)].filter(
      (name) => !held.roles.some((role) => role.name === name && role.assigned === true),
    ),
  }
}

function isSame(field: UserField, before: string, after: string, countries: readonly Country[]): boolean {
  if (before === after) return true
  if (field === 'userName') return before !== ''
  // Case makes no other address.
  if (field === 'email') return before.toLowerCase() === after.toLowerCase()
  const country = field === 'country' ? findCountry(countries, before) : undefined
  return country !== undefined && country === findCountry(countries, after)
}

export function isNoChange({ fields, principal, companies, roles }: UserChange): boolean {
  return fields.length + companies.length + roles.length === 0 && principal === null
}

/** The form once a change is made. */
export function formAfter(form: UserForm, { fields }: Pick<UserChange, 'fields'>): UserForm {
  return { ...form, ...Object.fromEntries(fields.map(({ field, after }) => [field, after])) }
}

/** The whole user as a change makes them; or with its companies and roles taken away, to undo it. */
export function bodyAfter(user: FreshUser, change: UserChange, { isUndo = false } = {}): UserBody {
  const companies = new Map(change.companies.map((one) => [one, { principal: false, assigned: !isUndo }]))
  if (change.principal !== null) companies.set(change.principal, { principal: true, assigned: false })
  const roles = new Map(change.roles.map((name) => [name, !isUndo]))
  return userBody(user.id, user, { values: formAfter(user.form, change), sets: { companies, roles } })
}

/** The state is sent by another call. */
export function withoutState(change: UserChange): UserChange {
  return { ...change, fields: change.fields.filter(({ field }) => field !== 'idstate') }
}

const noChange: UserChange = { fields: [], principal: null, companies: [], roles: [] }

/** Fingerprint of a user after a change, to detect later changes by others. */
export function markOf({ form, companies, roles }: FreshUser, change: UserChange = noChange): string {
  const tidy = cleaned(formAfter(form, change))
  const texts = userFields.map((field) =>
    field === 'email' || field === 'userName' ? tidy[field].toLowerCase() : tidy[field],
  )
  const flags = [...companyFlags(companies, noCompanyChanges)]
  const principal = change.principal ?? flags.find(([, one]) => one.principal)?.[0] ?? null
  const assigned = flags.flatMap(([id, one]) => (one.assigned && id !== principal ? [id] : []))
  const held = roles.flatMap((role) => (role.assigned ? [role.name] : []))
  return JSON.stringify([
    texts,
    principal,
    [...assigned, ...change.companies].sort((a, b) => a - b),
    [...held, ...change.roles].sort(),
  ])
}

/** The mark of a new user once they are created. */
export const markOfNew = (change: UserChange): string => markOf(nobody, change)
