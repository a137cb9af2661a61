/** @jest-environment node */
import { isSameTree, menuJsonOf, type DraftItem, type Tree } from '#shared/menu/draft/draftItem.ts'
import { keyOf, shape, treeOf } from '#shared/menu/draft/testTree.ts'
import { treeDifference } from '#shared/menu/draft/treeDifference.ts'
import { toMenuRecord, type MenuFileItem } from './menuFile.ts'
import { menuFromFile } from './menuFromFile.ts'

const privileges = [
  { name: 'VER', isActive: true },
  { name: 'CREAR', isActive: true },
  { name: 'VIEJO', isActive: false },
]
function take(
  items: MenuFileItem[],
  tree: Tree = [],
  { choices = [], location = 1 }: { choices?: [string, string | null][]; location?: 1 | 2 | 3 } = {},
) {
  return menuFromFile({ items }, { tree, target: { location, application: 7 }, privileges }, new Map(choices))
}
const kindsOf = (before: Tree, after: Tree): string[] =>
  treeDifference(before, after).map(({ kind, name }) => `${kind} ${name}`)
const item = (tree: Tree, name: string): DraftItem => tree.find((one) => one.name === name)!

it('restores a menu from its own file without a difference [beyond 32]', () => {
  const tree = treeOf({ name: 'A', url: '/a', privilege: ['VER'], children: ['B', 'C'] }, 'D')
  const { items } = toMenuRecord(tree, { application: 'a', place: 'lateral' })
  const made = take(items, tree)
  expect(isSameTree(made.tree, tree)).toBe(true)
  expect(made.unknown).toEqual([])
})

it('matches existing items by key anywhere, else by name below the same parent [beyond 32]', () => {
  const tree = treeOf({ name: 'A', own: 'field', children: ['B'] }, 'C')
  const made = take(
    [
      { key: keyOf('C'), name: 'C2', items: [{ key: 'Zother0000', name: 'B' }] },
      { key: 'Yother0000', name: 'á', url: '/x', items: [{ name: 'b' }] },
    ],
    tree,
  )
  expect(shape(made.tree)).toBe('C2(B) á(b)')
  expect(kindsOf(tree, made.tree)).toEqual(['moved C2', 'changed C2', 'added B', 'changed á', 'changed b'])
  // Unknown fields of an item are kept.
  expect(menuJsonOf(made.tree)).toContain('"own":"field"')
  expect(made.tree[0]!.children[0]!.key).toBe('Zother0000')
})

it('adds new items with a new key if the file has no valid one', () => {
  const { tree } = take([{ key: 'short', name: 'A' }, { name: 'B' }])
  for (const one of tree) expect(one.key).toMatch(/^[A-Za-z0-9]{10}$/)
  expect(tree[0]!.stored).toMatchObject({ application: 7, menuLocation: 1 })
})

it('matches each existing item only once', () => {
  const tree = treeOf('A')
  const made = take([{ name: 'A' }, { name: 'A' }, { key: keyOf('A'), name: 'Z' }], tree)
  expect(new Set(made.tree.map(({ key }) => key)).size).toBe(3)
  expect(item(made.tree, 'Z').key).toBe(keyOf('A'))
})

it('asks once about each unknown or inactive privilege, and uses the answer [beyond 32]', () => {
  const items = [
    { name: 'A', privileges: ['ver', 'BORRAR'] },
    { name: 'B', privileges: ['borrar', 'CREAR', 'VIEJO'] },
  ]
  const asked = take(items)
  expect(asked.unknown.map(({ name, isOff }) => [name, isOff])).toEqual([
    ['BORRAR', false],
    ['VIEJO', true],
  ])
  expect(asked.tree.map(({ privilege }) => privilege)).toEqual([['VER'], ['CREAR']])
  const [first, second] = asked.unknown.map(({ key }) => key)
  const decided = take(items, [], {
    choices: [
      [first!, 'CREAR'],
      [second!, null],
    ],
  })
  expect(decided.tree.map(({ privilege }) => privilege)).toEqual([['VER', 'CREAR'], ['CREAR']])
  expect(decided.unknown).toHaveLength(2)
})

it('omits an uploaded icon of another environment, but keeps one of this menu [beyond 32]', () => {
  const tree = treeOf({ name: 'A', iconName: '/up/1.png', isPersonalizedIcon: true })
  const items = [
    { name: 'A', iconName: '/up/1.png', isPersonalizedIcon: true },
    { name: 'B', iconName: '/up/9.png', isPersonalizedIcon: true },
  ]
  const made = take(items, tree)
  expect(made.unknown).toEqual([{ key: 'icon /up/9.png', kind: 'icon', name: 'B', isOff: false }])
  expect(made.tree.map(({ iconName, isPersonalizedIcon }) => [iconName, isPersonalizedIcon])).toEqual([
    ['/up/1.png', true],
    ['', false],
  ])
})

it('has sections only if the menu has them, taken from the roots', () => {
  const items = [
    { name: 'A', section: 1 as const, items: [{ name: 'B', section: 0 as const }] },
    { name: 'C' },
  ]
  const user = take(items, [], { location: 3 }).tree
  expect([item(user, 'A').section, item(user, 'A').children[0]!.section, item(user, 'C').section]).toEqual([
    1,
    1,
    null,
  ])
  expect(take(items).tree.map(({ section }) => section)).toEqual([null, null])
})

it('removes items missing in the file', () => {
  const tree = treeOf('A', { name: 'B', url: '/b', children: ['C'] })
  expect(kindsOf(tree, take([{ key: keyOf('B'), name: 'B' }], tree).tree)).toEqual([
    'removed A',
    'removed C',
    'changed B',
  ])
})
