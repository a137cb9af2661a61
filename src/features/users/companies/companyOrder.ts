import type { Company } from '#contracts/companies.ts'
import { byDate, byText, firstWhere, reversed, thenBy, type Compare } from '#shared/list/localPage.ts'
import type { CompanyFlags } from './companyChanges.ts'

/** Orders of the companies of a user (EMP-02). */
export const companySorts = ['active', 'inactive', 'newest'] as const
export type CompanySort = (typeof companySorts)[number]

export function companyName({ name }: Company): string {
  return name
}

/**
 * Assigned first, unassigned first, or latest change first (G-26), then by name. `flags` are from when the order was
 * chosen, so that a row does not move while it is ticked.
 */
export function companyOrders(
  flags: ReadonlyMap<number, CompanyFlags>,
): Record<CompanySort, Compare<Company>> {
  const byName = byText(companyName)
  const ownFirst = firstWhere<Company>(({ id }) => {
    const own = flags.get(id)
    return own !== undefined && (own.principal || own.assigned)
  })
  return {
    active: thenBy(ownFirst, byName),
    inactive: thenBy(reversed(ownFirst), byName),
    newest: thenBy(reversed(byDate(({ modifiedOn }) => modifiedOn)), byName),
  }
}
