/** Longest role name shown completely in tables (URO-09). */
const longestRoleName = 40

/** The first 40 characters of a longer name and '...' (G-28). */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > longestRoleName ? `${characters.slice(0, longestRoleName).join('')}...` : name
}
