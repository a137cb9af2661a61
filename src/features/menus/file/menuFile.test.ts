/** @jest-environment node */
import { readRecordText } from '#shared/files/readRecordFile.ts'
import { writeRecordFile } from '#shared/files/recordFile.ts'
import { treeOf } from '#shared/menu/draft/testTree.ts'
import { menuFile, toMenuRecord } from './menuFile.ts'

const text = (items: unknown, version = 2): string =>
  JSON.stringify({ format: 'portal-record', version, kind: 'menu', record: { items } })
const read = (items: unknown, version = 2) => readRecordText(text(items, version), menuFile)
const nested = (levels: number): object =>
  levels === 1 ? { name: 'a' } : { name: 'a', items: [nested(levels - 1)] }

it('writes only non-default fields of each item, and reads them back [beyond 32]', () => {
  const tree = treeOf(
    { name: 'A', url: '/a', privilege: ['VER'], sizeIcon: '24px', children: ['B'] },
    { name: 'C', isActivate: false, iconName: 'home', section: 1 },
  )
  const record = toMenuRecord(tree, { application: 'suite', place: 'lateral' })
  expect(record).toEqual({
    application: 'suite',
    place: 'lateral',
    items: [
      {
        key: 'A000000000',
        name: 'A',
        url: '/a',
        privileges: ['VER'],
        items: [{ key: 'B000000000', name: 'B' }],
      },
      { key: 'C000000000', name: 'C', isActivate: false, iconName: 'home', section: 1 },
    ],
  })
  expect(
    readRecordText(writeRecordFile(menuFile, record, { product: 'p', now: new Date(0) }), menuFile),
  ).toMatchObject({ record, ignored: [] })
})

it('reads version 1, a flat list of items with parent keys [beyond 32]', () => {
  const items = [
    { key: 'k2', name: 'B', parent: 'k1', privilege: 'VER, CREAR,' },
    { key: 'k1', name: 'A', parent: null, url: '/a', privilege: '' },
    { key: 'k3', name: 'C', parent: 'k2' },
    { key: 'k4', name: 'D' },
  ]
  expect(read(items, 1)).toMatchObject({
    record: {
      items: [
        {
          key: 'k1',
          name: 'A',
          url: '/a',
          items: [{ name: 'B', privileges: ['VER', 'CREAR'], items: [{ name: 'C' }] }],
        },
        { key: 'k4', name: 'D' },
      ],
    },
    ignored: [],
  })
})

const flat = (...pairs: [string, string | null][]) =>
  pairs.map(([key, parent]) => ({ key, parent, name: key.toUpperCase() }))

it.each([
  ['an item below itself', flat(['a', 'a']), 1, { code: 'cyclic', name: 'A' }],
  ['two below each other', flat(['r', null], ['a', 'b'], ['b', 'a']), 1, { code: 'cyclic', name: 'A' }],
  ['an item below none', flat(['a', null], ['b', 'x']), 1, { code: 'lost', name: 'B' }],
  ['a key twice in version 1', flat(['a', null], ['a', null]), 1, { code: 'doubled', name: 'a' }],
  [
    'a chain without end',
    flat(
      ['a', null],
      ...Array.from({ length: 50 }, (_, at): [string, string] => [`k${at}`, at === 0 ? 'a' : `k${at - 1}`]),
    ),
    1,
    { code: 'tooMuch', items: 2000, levels: 10 },
  ],
  ['an item of version 1 without a key', [{ name: 'a' }], 1, { code: 'shape', place: 'record › items › 1' }],
  ['an item of version 1 that is none', [null], 1, { code: 'shape', place: 'record › items › 1' }],
  ['no list in version 1', 'x', 1, { code: 'shape', place: 'record › items' }],
  [
    'a key twice',
    [{ key: 'a', name: 'A', items: [{ key: 'a', name: 'B' }] }],
    2,
    { code: 'doubled', name: 'a' },
  ],
  ['too many levels', [nested(11)], 2, { code: 'tooMuch', items: 2000, levels: 10 }],
  [
    'too many items',
    Array.from({ length: 2001 }, () => ({ name: 'a' })),
    2,
    { code: 'tooMuch', items: 2000, levels: 10 },
  ],
  [
    'an item without a name',
    [{ name: 'A', items: [{ url: '/' }] }],
    2,
    { code: 'shape', place: 'record › items › 1 › items › 1 › name' },
  ],
  [
    'a section that is none',
    [{ name: 'A', section: 7 }],
    2,
    { code: 'shape', place: 'record › items › 1 › section' },
  ],
  ['items that are none', { a: 1 }, 2, { code: 'shape', place: 'record › items' }],
])('refuses a menu with %s [beyond 32]', (_case, items, version, problem) => {
  expect(read(items, version)).toEqual({ problem })
})

it('accepts a menu of maximum size', () => {
  expect(read([nested(10)])).not.toHaveProperty('problem')
  expect(read(Array.from({ length: 2000 }, () => ({ name: 'a' })))).not.toHaveProperty('problem')
})
