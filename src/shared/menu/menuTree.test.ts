/** @jest-environment node */
import { parseMenu, visibleItems, type MenuItem } from './menuTree.ts'

const parse = (items: unknown): ReturnType<typeof parseMenu> => parseMenu(JSON.stringify(items))

function nested(depth: number): string {
  return '[{"name":"Uno","children":'.repeat(depth) + '[]' + '}]'.repeat(depth)
}

function depthOf(items: readonly MenuItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)))
}

function countOf(items: readonly MenuItem[]): number {
  return items.reduce((sum, { children }) => sum + 1 + countOf(children), 0)
}

describe('parseMenu', () => {
  it.each([
    ['no record', undefined, false],
    ['no text', null, false],
    ['an empty list', '[]', false],
    ['an empty text', '', true],
    ['no JSON', '{[', true],
    ['null', 'null', true],
    ['an object', '{"name":"Usuarios"}', true],
    ['a text', '"[]"', true],
    ['a number', '7', true],
    ['five megabytes', JSON.stringify([{ name: 'x'.repeat(5_000_000) }]), true],
    ['fifty thousand brackets', '['.repeat(50_000), true],
  ])('finds nothing in %s', (_what, menuJson, broken) => {
    expect(parseMenu(menuJson)).toEqual({ items: [], broken })
  })

  it('keeps known fields of the right type and drops everything else', () => {
    const { items, broken } = parse([
      {
        key: 'a1b2c3d4e5',
        name: ' Usuarios ',
        url: '/users',
        isActivate: false,
        iconName: 'people',
        sizeIcon: 32,
        section: 1,
        privilege: 'USR_READ, ,USR_WRITE',
        title: 'dropped',
        menuLocation: 1,
        children: null,
      },
    ])
    expect(broken).toBe(false)
    expect(items).toEqual([
      {
        key: 'a1b2c3d4e5',
        name: 'Usuarios',
        description: '',
        url: '/users',
        isFunction: false,
        functionName: '',
        isActivate: false,
        iconName: 'people',
        iconNameDark: '',
        isPersonalizedIcon: false,
        sizeIcon: '32',
        section: 1,
        urlLanding: '',
        urlApplication: '',
        privilege: ['USR_READ', 'USR_WRITE'],
        children: [],
      },
    ])
  })

  it.each([
    ['name', { a: 1 }, ''],
    ['url', ['javascript:alert(1)'], ''],
    ['isFunction', 'true', false],
    ['isActivate', 'false', true],
    ['isActivate', null, true],
    ['isPersonalizedIcon', 1, false],
    ['sizeIcon', {}, '24px'],
    ['section', '1', null],
    ['privilege', { length: 3 }, []],
    ['privilege', [1, 2], []],
    ['privilege', ['A', ' B '], ['A', 'B']],
  ] as const)('reads %s %j as %j', (field, stored, read) => {
    expect(parse([{ name: 'Uno', [field]: stored }]).items[0]![field]).toEqual(read)
  })

  it.each([[null], ['text'], [7], [[]], [true]])('drops %j and marks the menu as broken', (stored) => {
    const { items, broken } = parse([stored, { name: 'Uno' }])
    expect(items.map(({ name }) => name)).toEqual(['Uno'])
    expect(broken).toBe(true)
  })

  it.each([['{}'], ['"a"'], ['1']])('is broken when children are %s', (children) => {
    const { items, broken } = parseMenu(`[{"name":"Uno","children":${children}}]`)
    expect(items[0]!.children).toEqual([])
    expect(broken).toBe(true)
  })

  it('drops __proto__, prototype and constructor', () => {
    const hostile = parseMenu(
      '[{"name":"Uno","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},' +
        '"children":[{"__proto__":{"name":"Dos","isFunction":true}}]}]',
    )
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    const [item] = hostile.items
    expect(Object.hasOwn(item!, 'constructor')).toBe(false)
    expect(Object.getPrototypeOf(item!)).toBe(Object.prototype)
    expect(item!.children[0]).toMatchObject({ name: '', isFunction: false })
  })

  it('reads ten levels and is broken with deeper ones', () => {
    expect(parseMenu(nested(10)).broken).toBe(false)
    for (const depth of [11, 12, 3_000]) {
      const { items, broken } = parseMenu(nested(depth))
      expect(depthOf(items)).toBe(10)
      expect(broken).toBe(true)
    }
  })

  it('reads two thousand items and is broken with more', () => {
    const many = (count: number): unknown[] =>
      Array.from({ length: count / 2 }, (_, at) => ({ name: `Item ${at}`, children: [{ name: 'Hoja' }] }))
    expect(parse(many(2_000)).broken).toBe(false)
    const { items, broken } = parse(many(2_002))
    expect(countOf(items)).toBe(2_000)
    expect(broken).toBe(true)
  })

  it.each([
    ['missing', undefined, undefined],
    ['short', 'abc', 'def'],
    ['__proto__', '__proto__', 'constructor'],
    ['with a sign', 'a1b2c3d4-5', 'a1b2c3d4 5'],
    ['repeated', 'a1b2c3d4e5', 'a1b2c3d4e5'],
    ['made before', 'item000002', undefined],
  ])('generates stable keys for keys that are %s', (_what, first, second) => {
    const stored = [
      { name: 'Uno', key: first, children: [{ name: 'Dos', key: second }] },
      { name: 'Tres', key: second },
    ]
    const { items } = parse(stored)
    const keys = [items[0]!.key, items[0]!.children[0]!.key, items[1]!.key]
    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{10}$/)
    expect(parse(stored).items).toEqual(items)
  })
})

describe('visibleItems', () => {
  it('shows active items with a name, and nothing below an inactive one', () => {
    const { items } = parse([
      { name: 'Uno', children: [{ name: 'Dos' }, { name: 'Tres', isActivate: false }] },
      { name: 'Cuatro', isActivate: false, children: [{ name: 'Cinco' }] },
      { name: '  ', children: [{ name: 'Seis' }] },
    ])
    const shown = visibleItems(items)
    expect(shown.map(({ name }) => name)).toEqual(['Uno'])
    expect(shown[0]!.children.map(({ name }) => name)).toEqual(['Dos'])
    expect(countOf(items)).toBe(7)
  })
})
