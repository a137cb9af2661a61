/** @jest-environment node */
import { moveTo } from '#shared/menu/draft/moveRules.ts'
import { keyOf, shape, tree } from '#shared/menu/draft/testTree.ts'
import { dropPlace } from './dropPlace.ts'
import { endOf, openTo, parentKeys, treeRows } from './treeRows.ts'

const rows = (text: string, ...shut: string[]) => treeRows(tree(text), new Set(shut.map(keyOf)))

it('has a row for each item, with level and position among siblings', () => {
  expect(
    rows('A(B C(D)) E').map(({ item, level, position, count }) => [item.name, level, position, count]),
  ).toEqual([
    ['A', 1, 1, 2],
    ['B', 2, 1, 2],
    ['C', 2, 2, 2],
    ['D', 3, 1, 1],
    ['E', 1, 2, 2],
  ])
})

it('omits the children of a collapsed item', () => {
  expect(rows('A(B C(D)) E', 'C').map(({ item }) => item.name)).toEqual(['A', 'B', 'C', 'E'])
})

it.each([
  [0, 4],
  [1, 2],
  [2, 4],
  [4, 5],
])('the descendants of row %s end at row %s', (at, end) => {
  expect(endOf(rows('A(B C(D)) E'), at)).toBe(end)
})

describe('a dropped item', () => {
  // A 0, B 1, C 2, D 3, E 4
  it.each([
    ['E', 1.5, 1, 'A(B(E) C(D))', 'in the middle of a row goes inside'],
    ['E', 0.1, 1, 'E A(B C(D))', 'above the first row'],
    ['E', 1.1, 1, 'A(E B C(D))', 'between a parent and its first child'],
    ['A', 4.9, 1, 'E A(B C(D))', 'below the last row'],
    ['A', 9, 1, 'E A(B C(D))', 'far below the last row'],
    ['E', 4.1, 1, 'A(B C(D)) E', 'where it is'],
    ['E', 4.1, 2, 'A(B C(D) E)', 'at the end of a level, one level to the right'],
    ['E', 4.1, 3, 'A(B C(D E))', 'at the end of a level, two levels to the right'],
    ['E', 4.1, 9, 'A(B C(D E))', 'too far to the right'],
    ['B', 3.9, 1, 'A(C(D)) B E', 'below a last child, at the left'],
    ['B', 3.9, 2, 'A(C(D) B) E', 'below a last child, one level to the right'],
    ['C', 2.9, 2, 'A(B C(D)) E', 'in itself'],
    ['C', 3.5, 2, 'A(B C(D)) E', 'in what hangs below itself'],
    ['C', 1.1, 2, 'A(C(D) B) E', 'with all below it'],
    ['D', 2.1, 2, 'A(B D C) E', 'out of its parent, above it'],
  ])('%s at %s, level %s, gives %s: %s', (name, y, level, after) => {
    const before = tree('A(B C(D)) E')
    const drop = dropPlace(rows('A(B C(D)) E'), keyOf(name), { y, level })!
    expect(shape(moveTo(before, keyOf(name), drop.place))).toBe(after)
  })

  it('is indicated by a row to drop into, or by a line', () => {
    expect(dropPlace(rows('A B'), keyOf('B'), { y: 0.5, level: 1 })!.mark).toEqual({ inside: keyOf('A') })
    expect(dropPlace(rows('A B'), keyOf('B'), { y: 0.1, level: 3 })!.mark).toEqual({ line: 0, level: 1 })
  })
})

it('returns everything that can be collapsed', () => {
  expect(parentKeys(tree('A(B C(D)) E'))).toEqual(['A', 'C'].map(keyOf))
})

it.each([
  ['D', 'A C E', 'E'],
  ['C', 'A C E', 'C E'],
  ['E', 'A C', 'A C'],
  ['X', 'A', 'A'],
  [null, 'A', 'A'],
])('expands the ancestors of %s: of %s only %s stays collapsed', (name, shut, left) => {
  const keys = new Set(shut.split(' ').map(keyOf))
  const open = openTo(tree('A(B C(D)) E'), name && keyOf(name), keys)
  expect([...open]).toEqual(left.split(' ').map(keyOf))
  expect(open === keys).toBe(left === shut)
})
