/** A free name for a copy within the limit; `join` separates the name and its number. */
export function copyName(wanted: string, taken: readonly string[], limit: number, join = ' '): string {
  const names = new Set(taken.map((name) => name.trim().toLowerCase()))
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `${join}${number}`
    const name = wanted.slice(0, limit - end.length).trim() + end
    if (!names.has(name.toLowerCase())) return name
  }
}
