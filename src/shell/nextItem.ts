/** Where the arrow keys lead in a menu of `count` items: round about at the ends; null for other keys. */
export function nextItem(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The next item after `at` whose name begins with the typed letter, accents aside; null when there is none. */
export function itemByLetter(letter: string, at: number, names: readonly string[]): number | null {
  const wanted = plain(letter)
  if (wanted.length !== 1 || wanted === ' ') return null
  for (let step = 1; step <= names.length; step += 1) {
    const index = (at + step) % names.length
    if (plain(names[index] ?? '').startsWith(wanted)) return index
  }
  return null
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || text.slice(0, 1)
}
