import type { Company } from '#contracts/companies.ts'
import { foldText } from '#shared/lib/foldText.ts'
import type { CompanyFlags } from './companyChanges.ts'

/** EMP-02. */
export const companySorts = ['active', 'inactive', 'newest'] as const
export type CompanySort = (typeof companySorts)[number]

const byName = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })

/**
 * Those of the user first, the others first, or the latest change first (G-26), equals by name; null is the order
 * that they came in. The caller keeps
 * `flags` as they were when the order was chosen, so that a row stays where it is while its boxes are ticked.
 */
export function inOrder(
  companies: readonly Company[],
  sort: CompanySort | null,
  flags: ReadonlyMap<number, CompanyFlags>,
): readonly Company[] {
  if (sort === null) return companies
  const rank = ({ id, modifiedOn }: Company): number => {
    if (sort === 'newest') return -(Date.parse(modifiedOn ?? '') || 0)
    const own = flags.get(id)
    const isActive = own !== undefined && (own.principal || own.assigned)
    return isActive === (sort === 'active') ? 0 : 1
  }
  const ranked = companies.map((company) => ({ company, rank: rank(company) }))
  ranked.sort((a, b) => a.rank - b.rank || byName.compare(a.company.name, b.company.name))
  return ranked.map(({ company }) => company)
}

/** Every word of the search is somewhere in the name; accents and capitals do not matter. */
export function matching(companies: readonly Company[], search: string): readonly Company[] {
  const words = foldText(search).split(' ').filter(Boolean)
  if (words.length === 0) return companies
  return companies.filter(({ name }) => {
    const folded = foldText(name)
    return words.every((word) => folded.includes(word))
  })
}
