import { opaqueState, type UserRow } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'
import { namesIn } from '../list/userRules.ts'
import { filterNames } from './filterNames.ts'

const states = ['active', 'inactive'] as const
const longestName = 200

/** Whom the list is narrowed to; what is null or off narrows nothing. */
export type UserFilter = {
  state: (typeof states)[number] | null
  role: string | null
  company: string | null
  /** Those who have none. It says nothing beside the name of one. */
  withoutRole: boolean
  withoutCompany: boolean
}

export const noFilter: UserFilter = {
  state: null,
  role: null,
  company: null,
  withoutRole: false,
  withoutCompany: false,
}

/** What an address says; what it cannot mean narrows nothing. */
export function readFilter(query: URLSearchParams): UserFilter {
  const nameOf = (name: string): string | null => cleanName(query.get(name)) || null
  const without = query.getAll('without')
  const [role, company] = [nameOf('role'), nameOf('company')]
  return {
    state: states.find((one) => one === query.get('state')) ?? null,
    role,
    company,
    withoutRole: role === null && without.includes('role'),
    withoutCompany: company === null && without.includes('company'),
  }
}

function cleanName(text: string | null): string {
  return (text ?? '').normalize('NFC').trim().slice(0, longestName).trim()
}

/** The query with another filter: the rest of it stays, and the list begins at its first page. */
export function withFilter(query: URLSearchParams, filter: UserFilter): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of [...filterNames, 'page']) next.delete(name)
  const { state, role, company, withoutRole, withoutCompany } = filter
  if (state) next.set('state', state)
  if (role !== null) next.set('role', role)
  else if (withoutRole) next.append('without', 'role')
  if (company !== null) next.set('company', company)
  else if (withoutCompany) next.append('without', 'company')
  return next
}

export type FilterPart = 'state' | 'role' | 'company'

/** The parts that narrow anything, in the order in which they are said. */
export function partsOf(filter: UserFilter): FilterPart[] {
  return [
    ...(filter.state ? ['state' as const] : []),
    ...(filter.role !== null || filter.withoutRole ? ['role' as const] : []),
    ...(filter.company !== null || filter.withoutCompany ? ['company' as const] : []),
  ]
}

export function withoutPart(filter: UserFilter, part: FilterPart): UserFilter {
  switch (part) {
    case 'state':
      return { ...filter, state: null }
    case 'role':
      return { ...filter, role: null, withoutRole: false }
    case 'company':
      return { ...filter, company: null, withoutCompany: false }
  }
}

/** Whether a row is one of those; by its own words, as no call filters. Names are compared without case. */
export function matchesFilter(user: UserRow, filter: UserFilter): boolean {
  return (
    isOfState(user, filter.state) &&
    isOfNames(user.roles, filter.role, filter.withoutRole) &&
    isOfNames(user.customer, filter.company, filter.withoutCompany)
  )
}

/** Whoever has a state that is the service's own affair is neither. */
function isOfState({ idstate }: UserRow, state: UserFilter['state']): boolean {
  if (state === null) return true
  return idstate !== opaqueState && isActive(idstate) === (state === 'active')
}

function isOfNames(names: UserRow['roles'], name: string | null, isNone: boolean): boolean {
  if (name !== null) return hasName(names, name)
  return !isNone || namesIn(names).length === 0
}

/** A name with a comma in it stands in a text with commas too. */
function hasName(names: UserRow['roles'], name: string): boolean {
  const wanted = folded(name)
  return namesIn(names).some((one) => folded(one) === wanted) || folded(String(names ?? '')) === wanted
}

const folded = (name: string): string => withoutInvisible(name).normalize('NFC').trim().toLowerCase()
