/** @jest-environment node */
import { readTree } from './draftItem.ts'
import { mergeTrees } from './mergeTrees.ts'
import { keyOf, shape, tree } from './testTree.ts'
import { updateItem } from './treeRules.ts'

function merged(base: string, mine: string, theirs: string): [string, string[]] {
  const { tree: both, clashes } = mergeTrees(tree(base), tree(mine), tree(theirs))!
  return [shape(both), clashes.map(({ name, what }) => `${name} ${what}`)]
}

it.each([
  ['A B', 'A B C', 'A B', 'A B C', []],
  ['A B', 'A B', 'A B C', 'A B C', []],
  ['A B', 'A B C', 'A B D', 'A B C D', []],
  ['A B', 'C A B', 'A B D', 'C A B D', []],
  ['A B C', 'C A B', 'A B C D', 'C A B D', []],
  ['A B C', 'A C', 'A B C D', 'A C D', []],
  ['A B C', 'A C', 'A C', 'A C', []],
  ['A B C', 'A B', 'B C', 'B', []],
  ['A(B) C', 'A C(B)', 'A(B D) C', 'A(D) C(B)', []],
  ['A(B) C', 'A C(B)', 'A C(B)', 'A C(B)', []],
  ['A B', 'A(C) B', 'A(D) B', 'A(C D) B', []],
  ['A B', 'A(C(D)) B', 'B A', 'B A(C(D))', []],
  ['A(B(C))', 'A', 'A(B(C)) D', 'A D', []],
  ['A B', 'A', 'A B(C)', 'A B(C)', ['B removed']],
  ['A B C', 'A C', 'B A C', 'B A C', ['B removed']],
  ['A B', 'A(C) B', 'B', 'B', ['C moved']],
  ['A B', 'A B C', 'A B C D', 'A B C D', []],
  ['A B C', 'A(B) C', 'A C', 'A C', ['B moved']],
  ['A B C', 'A(B) C', 'A C(B)', 'A C(B)', ['B moved']],
  ['A B', 'A(B)', 'B(A)', 'B(A)', ['B moved']],
  ['A B C', 'A(C) B', 'B C', 'B C', ['C moved']],
])('%s: mine %s and theirs %s are %s together, and %j clash', (base, mine, theirs, both, clashes) => {
  expect(merged(base, mine, theirs)).toEqual([both, clashes])
})

describe('what is said of an item', () => {
  const base = tree('A B')
  it.each([
    [{ name: 'X' }, { url: '/theirs' }, { name: 'X', url: '/theirs' }, 0],
    [{ name: 'X' }, { name: 'X' }, { name: 'X' }, 0],
    [{ privilege: ['VER'] }, { name: 'Y' }, { name: 'Y', privilege: ['VER'] }, 0],
    [{ name: 'X' }, { name: 'Y' }, { name: 'Y' }, 1],
    [{ name: 'X', url: '/mine' }, { name: 'Y' }, { name: 'Y', url: '' }, 1],
  ])('by me %j and by them %j is %j, with %i clashes', (mine, theirs, both, count) => {
    const merge = mergeTrees(base, updateItem(base, keyOf('A'), mine), updateItem(base, keyOf('A'), theirs))!
    expect(merge.tree[0]).toMatchObject(both)
    expect(merge.clashes).toHaveLength(count)
  })

  it('clashes with its removal, whoever did which', () => {
    const changed = updateItem(base, keyOf('A'), { name: 'X' })
    expect(mergeTrees(base, changed, tree('B'))!.clashes).toMatchObject([{ name: 'X', what: 'changed' }])
    expect(mergeTrees(base, tree('B'), changed)!.clashes).toMatchObject([{ name: 'A', what: 'removed' }])
  })
})

it('keeps what they stored besides', () => {
  const text = (fields: object): string => JSON.stringify([{ key: keyOf('A'), name: 'A', ...fields }])
  const base = readTree(text({ colour: 'red' })).tree
  const mine = updateItem(base, keyOf('A'), { name: 'X' })
  const { tree: both } = mergeTrees(base, mine, readTree(text({ colour: 'blue' })).tree)!
  expect(both[0]).toMatchObject({ name: 'X', stored: { colour: 'blue' } })
})

it.each([
  ['there was no menu before', '[]', '[{"key":"A000000000","name":"A"}]'],
  ['an item of theirs has no key', '[{"key":"A000000000","name":"A"}]', '[{"name":"B"}]'],
  ['an item has no key before', '[{"name":"A"}]', '[{"key":"A000000000","name":"A"}]'],
])('does not guess where %s', (_where, base, theirs) => {
  expect(mergeTrees(readTree(base).tree, tree('A B'), readTree(theirs).tree)).toBeNull()
})
