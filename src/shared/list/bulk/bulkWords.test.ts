/** @jest-environment node */
import type { BulkEntry } from './bulkEntries.ts'
import { asksNumber, changedRows, firstNames, isNumberTyped, skipCounts } from './bulkWords.ts'

it.each([
  [1, false],
  [25, false],
  [26, true],
  [254, true],
])('%d records need their number typed: %s', (count, isAsked) => {
  expect(asksNumber(count)).toBe(isAsked)
})

it.each([
  ['1254', 1254, true],
  [' 1.254 ', 1254, true],
  ['1,254', 1254, true],
  ['1 254', 1254, true],
  ['125', 1254, false],
  ['12544', 1254, false],
  ['', 1254, false],
  ['-125', 125, false],
  ['125a', 125, false],
])('%j is the number %d: %s', (typed, count, isIt) => {
  expect(isNumberTyped(typed, count)).toBe(isIt)
})

it.each([
  [0, 0, 0],
  [1, 1, 0],
  [5, 5, 0],
  [6, 5, 1],
  [125, 5, 120],
])('of %d names %d are shown and %d counted', (count, shown, more) => {
  const names = Array.from({ length: count }, (_, index) => `n${index}`)
  expect(firstNames(names)).toEqual({ names: names.slice(0, shown), more })
})

const plan: BulkEntry<number, 'type' | 'already'>[] = [
  { row: 1, result: 'skipped', reason: 'type' },
  { row: 2, result: 'waiting' },
  { row: 3, result: 'skipped', reason: 'already' },
  { row: 4, result: 'waiting' },
  { row: 5, result: 'skipped', reason: 'already' },
]

it('counts skipped rows by reason, the most frequent first', () => {
  expect(skipCounts(plan)).toEqual({
    count: 3,
    reasons: [
      { reason: 'already', count: 2 },
      { reason: 'type', count: 1 },
    ],
  })
  expect(skipCounts(plan.filter(({ result }) => result === 'waiting'))).toEqual({ count: 0, reasons: [] })
})

it('returns the rows that a run changes', () => {
  expect(changedRows(plan)).toEqual([2, 4])
})
