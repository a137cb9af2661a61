/** @jest-environment node */
import { treeOf } from '#shared/menu/draft/testTree.ts'
import { seenBy } from './seenBy.ts'

const active = new Map([
  ['ver', true],
  ['crear', true],
  ['viejo', false],
])

it.each([
  [[], active, 'all'],
  [['VER'], active, 1],
  [['VER', 'crear', 'Ver'], active, 2],
  [['VER', 'VIEJO'], active, 1],
  [['VIEJO', 'AJENO'], active, 'nobody'],
  [['VIEJO', 'AJENO'], null, 2],
  [[], null, 'all'],
])('an item that needs %j is visible with one active privilege', (privilege, known, who) => {
  expect(seenBy(treeOf({ name: 'A', privilege })[0]!, known)).toBe(who)
})
