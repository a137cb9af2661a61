/** @jest-environment node */
import { readTree } from './draftItem.ts'
import { mergeTrees } from './mergeTrees.ts'
import { keyOf, shape, tree } from './testTree.ts'
import { updateItem } from './treeRules.ts'

type Chosen = 'mine' | 'theirs' | null

/** Merged tree with the same side for all conflicts, and the conflicts. */
function merged(base: string, mine: string, theirs: string, side: Chosen = null): [string, string[]] {
  const chosen = new Map<string, 'mine' | 'theirs'>()
  for (let round = 0; ; round += 1) {
    const { tree: both, clashes } = mergeTrees(tree(base), tree(mine), tree(theirs), chosen)!
    const open = clashes.filter(({ id, canBeMine }) => canBeMine && !chosen.has(id))
    if (side === null || open.length === 0 || round > 5)
      return [
        shape(both),
        clashes.map(({ name, what, canBeMine }) => `${name} ${what}${canBeMine ? '' : '!'}`),
      ]
    for (const { id } of open) chosen.set(id, side)
  }
}

it.each([
  ['A B', 'A B C', 'A B', 'A B C'],
  ['A B', 'A B', 'A B C', 'A B C'],
  ['A B', 'A B C', 'A B D', 'A B C D'],
  ['A B', 'C A B', 'A B D', 'C A B D'],
  ['A B C', 'C A B', 'A B C D', 'C A B D'],
  ['A B C', 'A C', 'A B C D', 'A C D'],
  ['A B C', 'A C', 'A C', 'A C'],
  ['A B C', 'A B', 'B C', 'B'],
  ['A(B) C', 'A C(B)', 'A(B D) C', 'A(D) C(B)'],
  ['A(B) C', 'A C(B)', 'A C(B)', 'A C(B)'],
  ['A B', 'A(C) B', 'A(D) B', 'A(C D) B'],
  ['A B', 'A(C(D)) B', 'B A', 'B A(C(D))'],
  ['A(B(C))', 'A', 'A(B(C)) D', 'A D'],
  ['A B', 'A B C', 'A B C D', 'A B C D'],
])('%s: mine %s and theirs %s merge to %s without conflicts', (base, mine, theirs, both) => {
  expect(merged(base, mine, theirs)).toEqual([both, []])
})

// Exclamation mark: my side is impossible, so it is reported without a choice.
it.each([
  ['A B', 'A', 'A B(C)', ['B removed!'], 'A B(C)', 'A B(C)'],
  ['A B C', 'A C', 'B A C', ['B removed'], 'B A C', 'A C'],
  ['A B', 'A(C) B', 'B', ['C placeless'], 'B', 'B C'],
  ['A B', 'A(C(D)) B', 'B', ['C placeless', 'D placeless'], 'B', 'B C(D)'],
  ['A B C', 'A(B) C', 'A C', ['B gone'], 'A C', 'A(B) C'],
  ['A B C', 'A(B) C', 'A C(B)', ['B moved'], 'A C(B)', 'A(B) C'],
  ['A B', 'A(B)', 'B(A)', ['B moved!'], 'B(A)', 'B(A)'],
  ['A B C', 'A(C) B', 'B C', ['C moved!'], 'B C', 'B C'],
])(
  '%s: mine %s and theirs %s conflict in %j: %s by their side, %s by mine',
  (base, mine, theirs, clashes, asTheirs, asMine) => {
    expect(merged(base, mine, theirs)).toEqual([asTheirs, clashes])
    expect(merged(base, mine, theirs, 'theirs')[0]).toBe(asTheirs)
    expect(merged(base, mine, theirs, 'mine')[0]).toBe(asMine)
  },
)

describe('the fields of an item', () => {
  const base = tree('A B')
  const key = keyOf('A')
  const icon = { iconName: 'key' }
  const picture = { iconName: '/uploads/a.png', isPersonalizedIcon: true }
  it.each<[object, object, object, string[], object]>([
    [{ name: 'X' }, { url: '/theirs' }, { name: 'X', url: '/theirs' }, [], { name: 'X' }],
    [{ name: 'X' }, { name: 'X' }, { name: 'X' }, [], { name: 'X' }],
    [{ privilege: ['VER'] }, { name: 'Y' }, { name: 'Y', privilege: ['VER'] }, [], { name: 'Y' }],
    [{ name: 'X' }, { name: 'Y' }, { name: 'Y' }, ['name'], { name: 'X' }],
    // Other fields of the same item are merged.
    [{ name: 'X', url: '/mine' }, { name: 'Y' }, { name: 'Y', url: '/mine' }, ['name'], { name: 'X' }],
    [
      { name: 'X', url: '/mine' },
      { name: 'Y', url: '/theirs' },
      { name: 'Y', url: '/theirs' },
      ['name', 'url'],
      { name: 'X', url: '/mine' },
    ],
    // An icon name is not the path of a picture.
    [icon, picture, picture, ['iconName'], { iconName: 'key', isPersonalizedIcon: false }],
    [picture, icon, { ...icon, isPersonalizedIcon: false }, ['iconName'], picture],
  ])(
    'mine %j and theirs %j give %j, with the conflicts %j, and %j by my side',
    (mine, theirs, both, fields, own) => {
      const [my, their] = [updateItem(base, key, mine), updateItem(base, key, theirs)]
      const merge = mergeTrees(base, my, their)!
      expect(merge.tree[0]).toMatchObject(both)
      expect(merge.clashes.map((clash) => 'field' in clash && clash.field)).toEqual(fields)
      const chosen = new Map(merge.clashes.map(({ id }) => [id, 'mine' as const]))
      expect(mergeTrees(base, my, their, chosen)!.tree[0]).toMatchObject(own)
    },
  )

  it('have one decision per conflict', () => {
    const my = updateItem(base, key, { name: 'X', url: '/mine' })
    const their = updateItem(base, key, { name: 'Y', url: '/theirs' })
    const [first] = mergeTrees(base, my, their)!.clashes
    const { tree: both } = mergeTrees(base, my, their, new Map([[first!.id, 'mine']]))!
    expect(both[0]).toMatchObject({ name: 'X', url: '/theirs' })
  })

  it('conflict with a removal by either side, and are restored as I left them', () => {
    const changed = updateItem(base, key, { name: 'X' })
    const [gone] = mergeTrees(base, changed, tree('B'))!.clashes
    expect(gone).toMatchObject({ name: 'X', what: 'gone' })
    expect(shape(mergeTrees(base, changed, tree('B'), new Map([[gone!.id, 'mine']]))!.tree)).toBe('X B')
    const [removed] = mergeTrees(base, tree('B'), changed)!.clashes
    expect(removed).toMatchObject({ name: 'A', what: 'removed' })
    expect(shape(mergeTrees(base, tree('B'), changed, new Map([[removed!.id, 'mine']]))!.tree)).toBe('B')
  })

  it('an item that I changed and moved and they removed is one conflict', () => {
    const mine = updateItem(tree('B A'), key, { name: 'X' })
    expect(mergeTrees(base, mine, tree('B'))!.clashes).toHaveLength(1)
  })
})

it('keeps their unknown fields', () => {
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
])('does not merge if %s', (_where, base, theirs) => {
  expect(mergeTrees(readTree(base).tree, tree('A B'), readTree(theirs).tree)).toBeNull()
})
