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
])('of the privileges of an item it warns about %s', (_which, privilege, expected) => {
  expect(warnings(privileges, { name: 'A', ...fine, privilege }).get(keyOf('A')) ?? []).toEqual(expected)
})

it('says nothing of privileges that it does not know yet', () => {
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
])('an item that leads to %s has these warnings [T5, T6]', (_where, fields, expected) => {
  expect(warnings(privileges, { name: 'A', ...fields }).get(keyOf('A')) ?? []).toEqual(expected)
})

it('warns about two equal names of one level, whatever their case and accents', () => {
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
