/** @jest-environment node */
import { treeOf, keyOf, type Short } from '#shared/menu/draft/testTree.ts'
import { itemWarnings } from './itemWarnings.ts'

const privileges = new Map([
  ['ver', true],
  ['crear', false],
])
const warnings = (known: typeof privileges | null, ...items: Short[]) =>
  itemWarnings(treeOf(...items), { privileges: known, origin: 'https://portal.test' })
const fine = { url: '/users' }

it.each([
  ['one that is active, whatever the case', 'Ver', []],
  ['one that is off', 'CREAR', [{ kind: 'privilegeOff', names: 'CREAR' }]],
  ['one of another application', 'VER,OTRO', [{ kind: 'privilegeUnknown', names: 'OTRO' }]],
])('warns about %s among the privileges of an item', (_which, privilege, expected) => {
  expect(warnings(privileges, { name: 'A', ...fine, privilege }).get(keyOf('A')) ?? []).toEqual(expected)
})

it('does not warn while privileges are unknown', () => {
  expect(warnings(null, { name: 'A', ...fine, privilege: 'OTRO' }).size).toBe(0)
})

it.each([
  ['a screen', { url: '/users' }, []],
  ['an address of the web', { url: 'https://suite.test/' }, []],
  ['nothing, below it items', { url: '', children: [{ name: 'B', ...fine }] }, []],
  ['nothing', { url: '' }, [{ kind: 'noAddress' }]],
  ['a script', { url: 'javascript:alert(1)' }, [{ kind: 'noAddress' }]],
  [
    'a script, below it items',
    { url: 'javascript:alert(1)', children: [{ name: 'B', ...fine }] },
    [{ kind: 'noAddress' }],
  ],
  ['the sign-out', { isFunction: true, functionName: 'logout' }, []],
  [
    'an unknown function',
    { isFunction: true, functionName: 'constructor' },
    [{ kind: 'noFunction', names: 'constructor' }],
  ],
  ['no function', { isFunction: true, functionName: '' }, [{ kind: 'noFunction', names: '—' }]],
])('an item with the target %s has these warnings [T5, T6]', (_where, fields, expected) => {
  expect(warnings(privileges, { name: 'A', ...fields }).get(keyOf('A')) ?? []).toEqual(expected)
})

it('warns about equal names on one level, ignoring case and accents', () => {
  const found = itemWarnings(
    treeOf(
      { name: 'Menu', ...fine, children: [{ name: 'B', ...fine }] },
      { name: 'B', ...fine },
      { name: 'MENÚ', ...fine },
    ),
    { privileges, origin: 'https://portal.test' },
  )
  expect([...found.values()]).toEqual([[{ kind: 'sameName' }], [{ kind: 'sameName' }]])
})
