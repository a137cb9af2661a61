/** @jest-environment node */
import { createRandom } from './random.ts'

describe('random numbers', () => {
  it('give the same sequence for the same seed only', () => {
    const throws = (seed: string): string => createRandom(seed).hex(40)
    expect(throws('a')).toBe(throws('a'))
    expect(throws('a')).not.toBe(throws('b'))
  })

  it('are distributed evenly below the limit', () => {
    const random = createRandom('even')
    const counts = Array.from({ length: 10 }, () => 0)
    for (let times = 0; times < 10_000; times += 1) counts[random.below(10)]! += 1
    expect(Math.min(...counts)).toBeGreaterThan(850)
    expect(Math.max(...counts)).toBeLessThan(1_150)
  })

  it('choose distinct items in the order of the list', () => {
    const random = createRandom('some')
    for (let count = 0; count <= 6; count += 1) {
      const chosen = random.some([1, 2, 3, 4, 5], count)
      expect(chosen).toEqual([...new Set(chosen)].toSorted())
      expect(chosen).toHaveLength(Math.min(count, 5))
    }
  })
})
