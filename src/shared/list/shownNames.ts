/** The first two names, and '...' if there are more (TBL-08, TBL-10). */
export function shownNames(names: readonly string[]): { shown: string; isCut: boolean } {
  const isCut = names.length > 2
  return { shown: names.length === 0 ? '—' : names.slice(0, 2).join(', ') + (isCut ? '...' : ''), isCut }
}
