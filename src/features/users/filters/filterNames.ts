/** What the address of the list calls its filters. */
export const filterNames = ['state', 'role', 'company', 'without'] as const

export function isFiltered(query: URLSearchParams): boolean {
  return filterNames.some((name) => query.has(name))
}
