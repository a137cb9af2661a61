/** @jest-environment node */
import { pageOf, positionOf, stepFrom, withoutRecord, withPart } from './trailRules.ts'

/** `4 5 ? -`: the records 4 and 5, an unread position, and one without a new record. */
function trail(idAt: string, total = idAt.split(' ').length) {
  const known = idAt
    .split(' ')
    .flatMap((one, at): [number, number | null][] =>
      one === '?' ? [] : [[at, one === '-' ? null : Number(one)]],
    )
  return { idAt: Object.fromEntries(known), total }
}

it.each([
  ['4 5 6', 1, 1, { id: 6, position: 2 }],
  ['4 5 6', 1, -1, { id: 4, position: 0 }],
  ['4 5 6', 2, 1, null],
  ['4 5 6', 0, -1, null],
  ['4 5 ? ?', 1, 1, { unread: 2 }],
  ['? ? 4 5', 2, -1, { unread: 1 }],
  ['4 5 - 7', 1, 1, { id: 7, position: 3 }],
  ['4 5 - ?', 1, 1, { unread: 3 }],
  ['4 5 -', 1, 1, null],
] as const)('next to the places %s, from %i by %i: %j [beyond 29]', (idAt, from, step, found) => {
  expect(stepFrom(trail(idAt), from, step)).toEqual(found)
})

it('adds a part of the list, without records that already have a position', () => {
  const read = withPart(trail('4 5 ? ? ? ?'), 2, { first: 2, ids: [5, 6, 7], total: 5 })
  expect(read.idAt).toEqual({ 0: 4, 1: 5, 2: null, 3: 6, 4: 7 })
  expect(read.total).toBe(5)
})

it('does not read a position again that stayed empty', () => {
  const read = withPart(trail('4 5 ?'), 2, { first: 0, ids: [4, 5], total: 3 })
  expect(stepFrom(read, 1, 1)).toBeNull()
})

it('never has a total below the known records', () => {
  expect(withPart(trail('4 5 ?'), 2, { first: 0, ids: [], total: 1 }).total).toBe(2)
})

it('closes the gap of a deleted record, and ignores an unknown one', () => {
  const left = withoutRecord(trail('4 5 6 ?'), 5)
  expect(left.idAt).toEqual({ 0: 4, 1: 6 })
  expect(left.total).toBe(3)
  const whole = trail('4 5')
  expect(withoutRecord(whole, 9)).toBe(whole)
})

it('finds the position of a record and the page of a position', () => {
  expect(positionOf(trail('4 5'), 5)).toBe(1)
  expect(positionOf(trail('4 5'), 9)).toBeNull()
  expect([0, 9, 10].map((position) => pageOf({ size: 10 }, position))).toEqual([1, 1, 2])
})
