/** The longest role name that a table shows whole (URO-09). */
export const longestRoleName = 40

/** The name as the table shows it: its first 40 characters and '...' where it is longer (G-28). */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > longestRoleName ? `${characters.slice(0, longestRoleName).join('')}...` : name
}
