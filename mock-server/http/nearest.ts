/** The most similarly spelled word, if any, without regard to case. */
export function nearest<T>(
  wanted: string,
  choices: readonly T[],
  nameOf: (choice: T) => string,
): T | undefined {
  let best: T | undefined
  let least = Infinity
  const sought = wanted.toLowerCase()
  for (const choice of choices) {
    const away = distance(sought, nameOf(choice).toLowerCase(), least)
    if (away < least) [best, least] = [choice, away]
  }
  return best
}

/** Whether one name may be a misspelling of the other. */
export function isAlike(one: string, other: string): boolean {
  const letters = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '')
  const [a, b] = [letters(one), letters(other)]
  return a !== '' && distance(a, b) <= Math.max(a.length, b.length) / 4
}

/** Levenshtein distance; Infinity from `limit` on. */
function distance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) >= limit) return Infinity
  let [row, next] = [new Uint16Array(b.length + 1).map((_, index) => index), new Uint16Array(b.length + 1)]
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      const cost = Math.min(changed, row[j]! + 1, next[j - 1]! + 1)
      next[j] = cost
      if (cost < least) least = cost
    }
    if (least >= limit) return Infinity
    ;[row, next] = [next, row]
  }
  return row[b.length]!
}
