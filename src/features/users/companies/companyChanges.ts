import type { Company } from '#contracts/companies.ts'
import type { UserBody } from '#contracts/users.ts'

export type CompanyFlags = { principal: boolean; assigned: boolean }

/** Draft flags that differ from the loaded companies; undone changes are removed. */
export type CompanyChanges = ReadonlyMap<number, CompanyFlags>

export const noCompanyChanges: CompanyChanges = new Map()

/** Every company with the flags to save: at most one principal, which is not assigned too (EMP-05). */
export function companyFlags(
  companies: readonly Company[],
  changes: CompanyChanges,
): ReadonlyMap<number, CompanyFlags> {
  // A chosen principal takes precedence over the stored one.
  const chosen = companies.find(({ id }) => changes.get(id)?.principal)
  const principal = chosen ?? companies.find((one) => one.principal && !changes.has(one.id))
  return new Map(
    companies.map((one) => {
      const isPrincipal = one === principal
      const assigned = changes.get(one.id)?.assigned ?? one.assigned ?? false
      return [one.id, { principal: isPrincipal, assigned: assigned && !isPrincipal }]
    }),
  )
}

/** Number of companies the user belongs to. */
export function heldCompanies(companies: readonly Company[], changes: CompanyChanges): number {
  return [...companyFlags(companies, changes).values()].filter((one) => one.principal || one.assigned).length
}

/** What choosing this company as principal does: nothing, a first choice, or a move that asks (G-27). */
export function principalChoice(
  flags: ReadonlyMap<number, CompanyFlags>,
  id: number,
): 'nothing' | 'first' | 'move' {
  if (flags.get(id)?.principal !== false) return 'nothing'
  return [...flags.values()].some(({ principal }) => principal) ? 'move' : 'first'
}

/** The former principal company keeps its assigned flag, which is off (EMP-07, EMP-08). */
export function withPrincipal(
  companies: readonly Company[],
  changes: CompanyChanges,
  id: number,
): CompanyChanges {
  return withFlags(companies, changes, (flags, one) =>
    one === id ? { principal: true, assigned: false } : { ...flags, principal: false },
  )
}

/** Does nothing to the principal company (EMP-09). */
export function withAssigned(
  companies: readonly Company[],
  changes: CompanyChanges,
  id: number,
  assigned: boolean,
): CompanyChanges {
  return withFlags(companies, changes, (flags, one) =>
    one === id && !flags.principal ? { ...flags, assigned } : flags,
  )
}

/** The complete list of companies for the body of a user (G-27). */
export function companiesBody(companies: readonly Company[], changes: CompanyChanges): UserBody['customers'] {
  const flags = companyFlags(companies, changes)
  return companies.map(({ id, name }) => ({ id, name, ...flags.get(id)! }))
}

/** True if there are companies and none is principal (EMP-10). */
export function lacksPrincipal(companies: readonly Company[], changes: CompanyChanges): boolean {
  const flags = [...companyFlags(companies, changes).values()]
  return flags.length > 0 && !flags.some(({ principal }) => principal)
}

function withFlags(
  companies: readonly Company[],
  changes: CompanyChanges,
  edit: (flags: CompanyFlags, id: number) => CompanyFlags,
): CompanyChanges {
  const loaded = companyFlags(companies, noCompanyChanges)
  const drafted = companyFlags(companies, changes)
  const next = [...drafted].map(([id, flags]) => [id, edit(flags, id)] as const)
  if (next.every(([id, flags]) => flags === drafted.get(id))) return changes
  return new Map(
    next.filter(([id, { principal, assigned }]) => {
      const before = loaded.get(id)!
      return before.principal !== principal || before.assigned !== assigned
    }),
  )
}
