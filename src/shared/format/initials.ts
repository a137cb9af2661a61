/** Initials of the first and the last word that begin with a letter. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/[\s_]+/)
    .flatMap((word) => word.match(/^[^\p{L}]*(\p{L}\p{M}*)/u)?.[1] ?? [])
  const [first = '?'] = letters
  const last = letters.length > 1 ? letters.at(-1) : ''
  return `${first}${last}`.toLocaleUpperCase()
}
