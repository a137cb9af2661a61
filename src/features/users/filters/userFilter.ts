import { opaqueState, type UserRow } from '#contracts/users.ts'
import { isActive } from '#shared/records/activeState.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'
import { namesIn } from '../rules.ts'
import { filterNames } from './filterNames.ts'

const states = ['active', 'inactive'] as const
const longestName = 200

/** The filter of the list; a null part does not filter. */
export type UserFilter = {
  state: (typeof states)[number] | null
  /** Name of an assigned role; empty for users without a role. */
  role: string | null
  company: string | null
}

export const noFilter: UserFilter = { state: null, role: null, company: null }

/** The parts that are names. */
export const namedParts = ['role', 'company'] as const

/** Reads the filter from an address; invalid parts do not filter. */
export function readFilter(query: URLSearchParams): UserFilter {
  const without = query.getAll('without')
  const named = (part: (typeof namedParts)[number]): string | null =>
    cleanName(query.get(part)) || (without.includes(part) ? '' : null)
  return {
    state: states.find((one) => one === query.get('state')) ?? null,
    role: named('role'),
    company: named('company'),
  }
}

function cleanName(text: string | null): string {
  return (text ?? '').normalize('NFC').trim().slice(0, longestName).trim()
}

/** The query with another filter, at the first page. */
export function withFilter(query: URLSearchParams, filter: UserFilter): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of [...filterNames, 'page']) next.delete(name)
  if (filter.state) next.set('state', filter.state)
  for (const part of namedParts) {
    const name = filter[part]
    if (name) next.set(part, name)
    else if (name === '') next.append('without', part)
  }
  return next
}

export type FilterPart = keyof UserFilter

/** The active parts, in display order. */
export function partsOf(filter: UserFilter): FilterPart[] {
  return (['state', ...namedParts] as const).filter((part) => filter[part] !== null)
}

/** Filters by the row, because no call filters. Names are compared without case. */
export function matchesFilter(user: UserRow, filter: UserFilter): boolean {
  return (
    isOfState(user, filter.state) &&
    isOfNames(user.roles, filter.role) &&
    isOfNames(user.customer, filter.company)
  )
}

/** A state reserved to the service is neither active nor inactive. */
function isOfState({ idstate }: UserRow, state: UserFilter['state']): boolean {
  if (state === null) return true
  return idstate !== opaqueState && isActive(idstate) === (state === 'active')
}

function isOfNames(names: UserRow['roles'], name: string | null): boolean {
  if (name === '') return namesIn(names).length === 0
  return name === null || hasName(names, name)
}

/** A name may contain a comma, which also separates names in a text. */
function hasName(names: UserRow['roles'], name: string): boolean {
  const wanted = folded(name)
  return namesIn(names).some((one) => folded(one) === wanted) || folded(String(names ?? '')) === wanted
}

const folded = (name: string): string => withoutInvisible(name).normalize('NFC').trim().toLowerCase()
