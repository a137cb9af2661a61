/** @jest-environment node */
import { keyOf, shape, tree, treeOf } from './testTree.ts'
import { rootsOf, withRoots } from './sections.ts'
import { countItems, findItem, heightOf, pathTo, placedItem, removeItem, updateItem } from './treeRules.ts'

it.each([
  ['D', 'A C D'],
  ['B', 'B'],
  ['Z', ''],
])('the path to %s is %j', (name, way) => {
  expect(
    pathTo(tree('A(C(D)) B'), keyOf(name))
      .map((item) => item.name)
      .join(' '),
  ).toBe(way)
})

it('counts items and levels', () => {
  expect(countItems(tree('A(C(D)) B'))).toBe(4)
  expect(heightOf(tree('A(C(D)) B')[0]!)).toBe(3)
})

it.each([
  ['a leaf', 'D', 'A(C) B'],
  ['a root without children', 'B', 'A(C(D))'],
  ['nothing that has children', 'A', 'A(C(D)) B'],
  ['nothing that is not there', 'Z', 'A(C(D)) B'],
])('removes %s [MNU-39]', (_what, name, after) => {
  expect(shape(removeItem(tree('A(C(D)) B'), keyOf(name)))).toBe(after)
})

it('copies only the path to a change', () => {
  const before = tree('A(C(D)) B(E)')
  const after = updateItem(before, keyOf('D'), { name: 'X' })
  expect(shape(after)).toBe('A(C(X)) B(E)')
  expect(after[1]).toBe(before[1])
  expect(updateItem(before, keyOf('Z'), { name: 'X' })).toBe(before)
})

it('keeps key, children and stored fields of a changed item', () => {
  const before = tree('A(C)')
  const [after] = updateItem(before, keyOf('A'), { name: 'X', key: 'other', children: [], stored: {} })
  expect(after).toEqual({ ...before[0]!, name: 'X' })
})

describe('sections', () => {
  const mixed = treeOf(
    { name: 'A', section: 1, children: ['B'] },
    { name: 'U', section: 0 },
    { name: 'C', section: 1 },
    { name: 'N', section: null },
  )

  it('assigns roots without a section to the user [ENT-38] [D25]', () => {
    expect(shape(rootsOf(mixed, 0))).toBe('U N')
    expect(shape(rootsOf(mixed, 1))).toBe('A(B) C')
  })

  it.each([
    ['as they were', 'A(B) C', 'A(B) U C N'],
    ['in another order', 'C A(B)', 'C U A(B) N'],
    ['more of them', 'C B A X', 'C U B N A X'],
    ['fewer of them', 'C', 'C U N'],
  ])('merges the roots of one section %s and keeps the order of both', (_how, roots, joined) => {
    expect(shape(withRoots(mixed, 1, tree(roots)))).toBe(joined)
  })

  it('sets the section of an item that becomes a root, and leaves others as stored', () => {
    const after = withRoots(mixed, 1, tree('A B C'))
    expect(rootsOf(after, 1).map(({ name, section }) => [name, section])).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 1],
    ])
    expect(rootsOf(withRoots(mixed, 1, rootsOf(mixed, 1)), 1)[0]).toBe(mixed[0])
  })

  it('moves descendants to the new section of their root', () => {
    const after = updateItem(mixed, keyOf('A'), { section: 0 })
    expect(shape(rootsOf(after, 0))).toBe('A(B) U N')
    expect(findItem(after, keyOf('B'))!.section).toBeNull()
    expect(findItem(updateItem(after, keyOf('A'), { section: 1 }), keyOf('B'))!.section).toBe(1)
  })

  it('makes a child a root when it gets the other section', () => {
    const after = updateItem(updateItem(mixed, keyOf('A'), { section: 1 }), keyOf('N'), { section: 1 })
    const nested = treeOf({ name: 'A', section: 1, children: [{ name: 'B', section: 1, children: ['C'] }] })
    expect(shape(rootsOf(updateItem(nested, keyOf('B'), { section: 0 }), 0))).toBe('B(C)')
    expect(shape(rootsOf(after, 1))).toBe('A(B) C N')
  })

  // Stored by another editor: descendants have no section, or another one than their root.
  const odd = treeOf({
    name: 'A',
    section: 1,
    children: [
      { name: 'B', section: null },
      { name: 'C', section: 0 },
    ],
  })

  it.each(['A', 'B', 'C'])('puts %s into the section of its root', (name) => {
    expect(placedItem(odd, keyOf(name))!.section).toBe(1)
    expect(placedItem(odd, keyOf('Z'))).toBeUndefined()
  })

  it.each(['B', 'C'])('keeps %s as stored when it gets the section of its root', (name) => {
    const after = updateItem(odd, keyOf(name), { name: 'X', section: 1 })
    expect(shape(after)).toBe(name === 'B' ? 'A(X C)' : 'A(B X)')
    expect(findItem(after, keyOf(name))!.section).toBe(findItem(odd, keyOf(name))!.section)
  })

  it.each(['B', 'C'])('makes %s a root in its new section, even if it was stored with that one', (name) => {
    const after = updateItem(odd, keyOf(name), { section: 0 })
    expect(shape(rootsOf(after, 0))).toBe(name)
  })

  it('leaves a root without a section as stored', () => {
    expect(updateItem(mixed, keyOf('N'), { section: 0 })).toEqual(mixed)
  })
})
