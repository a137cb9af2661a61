/** @jest-environment node */
import { isSameTree, menuJsonOf, readTree, type Tree } from './draftItem.ts'
import { moveTo } from './moveRules.ts'
import { copiesOf, draftOf, newKey } from './newItem.ts'
import { keyOf, menuText, tree } from './testTree.ts'
import { removeItem, updateItem } from './treeRules.ts'

const write = (menuJson: string): unknown => JSON.parse(menuJsonOf(readTree(menuJson).tree))
const item = (fields: string): string => `[{"key":"a1b2c3d4e5","name":"Uno"${fields}}]`

describe('a stored menu that is saved', () => {
  it.each([
    ['unknown fields', item(',"color":"red","extra":{"a":[1,null]}')],
    ['the order of its fields', '[{"url":"/users","name":"Uno","children":[],"key":"a1b2c3d4e5"}]'],
    ['its place and its application', item(',"menuLocation":1,"application":"suite"')],
    ['privileges as a text', item(',"privilege":"USR_READ, USR_WRITE"')],
    ['a size that is a number', item(',"sizeIcon":32')],
    ['a section that is null', item(',"section":null,"children":null')],
    ['names with spaces around them', item(',"description":" dos "')],
    ['values of the wrong type', item(',"isActivate":"yes","url":7')],
    ['a key with spaces around it', '[{"key":" a1b2c3d4e5 ","name":"Uno"}]'],
    ['no items at all', '[]'],
  ])('keeps %s [ENT-34]', (_what, stored) => {
    expect(menuJsonOf(readTree(stored).tree)).toBe(stored)
  })

  it('drops the title of items on every level [ENT-40]', () => {
    expect(
      write(
        '[{"key":"a1b2c3d4e5","title":"A","name":"Uno","children":[{"title":"B","name":"Dos","key":"b1b2c3d4e5"}]}]',
      ),
    ).toEqual([{ key: 'a1b2c3d4e5', name: 'Uno', children: [{ name: 'Dos', key: 'b1b2c3d4e5' }] }])
    const inside = '{"key":"b1b2c3d4e5","name":"Dos"'
    expect(menuJsonOf(readTree(item(`,"children":[${inside},"title":"B"}]`)).tree)).toBe(
      item(`,"children":[${inside}}]`),
    )
  })

  it('keeps nested items [ENT-39]', () => {
    const inner = '[{"key":"c1b2c3d4e5","name":"Tres","children":[]}]'
    const stored = `[{"key":"a1b2c3d4e5","name":"Uno","children":[{"key":"b1b2c3d4e5","name":"Dos","children":${inner}}]}]`
    const { tree } = readTree(stored)
    expect(tree[0]!.children[0]!.children[0]).toMatchObject({ name: 'Tres', children: [] })
    expect(menuJsonOf(tree)).toBe(stored)
  })

  it('does not send back field names for prototype pollution [T20]', () => {
    const hostile = item(
      ',"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1',
    )
    expect(menuJsonOf(readTree(hostile).tree)).toBe(item(''))
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it.each([['__proto__'], ['abc'], [7], [null]])('replaces the invalid key %j [T20]', (key) => {
    const { tree } = readTree(JSON.stringify([{ name: 'Uno', key, color: 'red' }]))
    expect(JSON.parse(menuJsonOf(tree))).toEqual([{ name: 'Uno', key: 'item000001', color: 'red' }])
  })

  it('changes only the edited fields', () => {
    const { tree } = readTree(item(',"privilege":"A,B","sizeIcon":32,"color":"red"'))
    const changed = updateItem(tree, 'a1b2c3d4e5', { name: 'Dos', privilege: ['A'] })
    expect(menuJsonOf(changed)).toBe(
      '[{"key":"a1b2c3d4e5","name":"Dos","privilege":["A"],"sizeIcon":32,"color":"red"}]',
    )
  })
})

describe('an item whose children change', () => {
  type Stored = { name: string; children?: Stored[] }
  /** Saved names and children; an item without the field has none. */
  const saved = (changed: Tree): unknown => {
    const plain = ({ name, children }: Stored): unknown => (children ? [name, children.map(plain)] : name)
    return (JSON.parse(menuJsonOf(changed)) as Stored[]).map(plain)
  }
  const before = readTree(
    '[{"name":"A","key":"A000000000","children":[{"name":"B","key":"B000000000"}]},{"name":"C","key":"C000000000"}]',
  ).tree

  it('has no children once the last one is removed', () => {
    expect(saved(removeItem(before, keyOf('B')))).toEqual([['A', []], 'C'])
  })

  it.each<[string, (tree: Tree) => Tree, unknown]>([
    [
      'out to the first level',
      (tree) => moveTo(tree, keyOf('B'), { parent: null, before: null }),
      [['A', []], 'C', 'B'],
    ],
    [
      'to another item',
      (tree) => moveTo(tree, keyOf('B'), { parent: keyOf('C'), before: null }),
      [
        ['A', []],
        ['C', ['B']],
      ],
    ],
    [
      'in from the first level',
      (tree) => moveTo(tree, keyOf('C'), { parent: keyOf('A'), before: null }),
      [['A', ['B', 'C']]],
    ],
  ])('is saved once after a move %s', (_way, move, left) => {
    expect(saved(move(before))).toEqual(left)
  })
})

it.each([
  ['no JSON', '{['],
  ['an empty text', ''],
  ['null', 'null'],
  ['an object', '{}'],
  ['a list of texts', '["Uno"]'],
  ['twelve levels', '[{"name":"Uno","children":'.repeat(12) + '[]' + '}]'.repeat(12)],
  ['five megabytes', JSON.stringify([{ name: 'x'.repeat(5_000_000) }])],
])('a stored text that is %s is broken and has no items [T21]', (_what, menuJson) => {
  expect(readTree(menuJson)).toEqual({ tree: [], isBroken: true })
})

it.each([[null], [undefined]])('no text (%s) is an empty menu', (menuJson) => {
  expect(readTree(menuJson)).toEqual({ tree: [], isBroken: false })
})

describe('a new item', () => {
  const { stored: _stored, key: _key, children: _children, ...fields } = tree('Uno')[0]!

  it('has a random key of ten letters or digits [ENT-35]', () => {
    const keys = new Set(Array.from({ length: 200 }, newKey))
    expect(keys.size).toBe(200)
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{10}$/)
  })

  it('is stored with all fields of an item [ENT-34, ENT-36, ENT-37]', () => {
    const added = draftOf({ ...fields, privilege: ['VER'] }, { location: 1, application: 1 })
    expect(JSON.parse(menuJsonOf([added]))).toEqual([
      {
        name: 'Uno',
        key: added.key,
        privilege: ['VER'],
        url: '',
        isFunction: false,
        functionName: '',
        description: '',
        isActivate: true,
        sizeIcon: '24px',
        iconName: '',
        isPersonalizedIcon: false,
        section: null,
        menuLocation: 1,
        children: [],
        application: 1,
      },
    ])
  })
})

describe('items copied from another menu', () => {
  it.each([
    [3, 1, 0],
    [1, 2, null],
  ] as const)(
    'get keys, place, application and section of menu %s of %s',
    (location, application, section) => {
      const source = readTree(
        menuText({
          name: 'A',
          color: 'red',
          menuLocation: 2,
          application: 9,
          section: location === 3 ? null : 1,
          children: ['B'],
        }),
      ).tree
      const [copy] = JSON.parse(menuJsonOf(copiesOf(source, { location, application }))) as Record<
        string,
        unknown
      >[]
      expect(copy).toMatchObject({ name: 'A', color: 'red', menuLocation: location, application })
      expect(copy!['section'] ?? 0).toBe(section ?? 0)
      const keys = [copy!['key'], (copy!['children'] as { key: string }[])[0]!.key]
      expect(new Set([...keys, source[0]!.key, source[0]!.children[0]!.key]).size).toBe(4)
    },
  )
})

it.each([
  ['A B(C)', 'A B(C)', true],
  ['A B(C)', 'B(C) A', false],
  ['A B(C)', 'A B C', false],
  ['A B(C)', 'A B(C) D', false],
])('%s and %s are saved equally: %s', (one, other, isSame) => {
  expect(isSameTree(tree(one), tree(other))).toBe(isSame)
})

it('a tree with one changed field is not the same', () => {
  const before = tree('A B(C)')
  const after = updateItem(before, before[1]!.children[0]!.key, { isActivate: false })
  expect(isSameTree(before, after)).toBe(false)
  expect(isSameTree(before, updateItem(after, before[1]!.children[0]!.key, { isActivate: true }))).toBe(true)
})
