import { restorable, type Restorable } from './restorable.ts'

/** Seeded random numbers, not for secrets. */
export type Random = Restorable & {
  /** A whole number from 0 up to, but not including, `limit`. */
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
  /** `count` distinct items in the order of the list. */
  some: <T>(list: readonly T[], count: number) => T[]
  /** True in `percent` of a hundred cases. */
  chance: (percent: number) => boolean
  hex: (digits: number) => string
}

export function createRandom(seed: number | string): Random {
  let state = hash(String(seed)) || 1

  // xorshift, multiplied at the end so that the low bits are as good as the high ones
  function next(): number {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return Math.imul(state, 0x9e3779b1) >>> 0
  }

  const below = (limit: number): number => Math.floor((next() / 0x1_0000_0000) * limit)
  return {
    below,
    ...restorable(
      () => state,
      (saved) => (state = saved),
    ),
    pick: (list) => list[below(list.length)]!,
    some(list, count) {
      const left = [...list.keys()]
      const chosen: number[] = []
      while (chosen.length < count && left.length > 0) chosen.push(...left.splice(below(left.length), 1))
      return chosen.sort((a, b) => a - b).map((index) => list[index]!)
    },
    chance: (percent) => below(100) < percent,
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  }
}

function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193)
  return sum >>> 0
}
