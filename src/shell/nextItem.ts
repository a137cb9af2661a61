/** Index that an arrow key moves to in a menu of `count` items, wrapping at the ends; null for other keys. */
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

/** Index of the next item after `at` that starts with the letter, ignoring accents; null if none does. */
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
