/** @jest-environment node */
import { keyOf, treeOf, type Short } from '#shared/menu/draft/testTree.ts'
import { seenTree } from './seenTree.ts'

const seen = (has: string[], active: string[] | null, ...items: Short[]) =>
  seenTree(treeOf(...items), { has, active })
const names = (items: readonly { name: string; children: readonly object[] }[]): unknown[] =>
  items.map(({ name, children }) =>
    children.length === 0 ? name : [name, ...names(children as Parameters<typeof names>[0])],
  )

const tree: Short[] = [
  { name: 'Inicio' },
  {
    name: 'Personas',
    privilege: 'VER',
    children: [{ name: 'Crear', privilege: 'CREAR' }, { name: 'Lista' }],
  },
  { name: 'Viejo', isActivate: false, children: [{ name: 'Dentro' }] },
]

describe('seenTree [beyond 17]', () => {
  it.each([
    ['no privilege', [], ['Inicio']],
    ['one privilege', ['VER'], ['Inicio', ['Personas', 'Lista']]],
    ['all privileges', ['VER', 'CREAR'], ['Inicio', ['Personas', 'Crear', 'Lista']]],
    ['a privilege in another case', ['ver'], ['Inicio', ['Personas', 'Lista']]],
    ['one of those below alone', ['CREAR'], ['Inicio']],
  ])('shows what a user with %s sees', (_who, has, shown) => {
    expect(names(seen(has, null, ...tree).items)).toEqual(shown)
  })

  it('counts visible items, and gives the reason of hidden ones', () => {
    const { total, shown, hidden } = seen(['CREAR'], ['CREAR', 'VER'], ...tree)
    expect([shown, total]).toEqual([1, 6])
    expect(hidden.map(({ name, why }) => [name, why])).toEqual([
      ['Personas', 'noPrivilege'],
      ['Crear', 'below'],
      ['Lista', 'below'],
      ['Viejo', 'inactive'],
      ['Dentro', 'below'],
    ])
  })

  it('distinguishes items hidden to everybody from those hidden to this user', () => {
    const { hidden } = seen(
      [],
      ['VER'],
      { name: 'A', privilege: 'VER' },
      { name: 'B', privilege: 'APAGADO' },
      { name: ' ' },
    )
    expect(hidden.map(({ why }) => why)).toEqual(['noPrivilege', 'nobody', 'unnamed'])
  })

  it('marks an item without visible children', () => {
    const { empty } = seen(
      ['VER'],
      null,
      { name: 'A', children: [{ name: 'B', privilege: 'CREAR' }] },
      { name: 'C', children: [{ name: 'D' }] },
      { name: 'E' },
    )
    expect(empty).toEqual([{ key: keyOf('A'), name: 'A' }])
  })

  it('does not change the tree', () => {
    const before = treeOf(...tree)
    const copy = structuredClone(before)
    seenTree(before, { has: [], active: [] })
    expect(before).toEqual(copy)
  })
})
