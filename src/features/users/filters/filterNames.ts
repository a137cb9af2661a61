/** Address parameters of the filters. */
export const filterNames = ['state', 'role', 'company', 'without'] as const

export function isFiltered(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.has(name))
}
