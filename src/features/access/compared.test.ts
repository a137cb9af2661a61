/** @jest-environment node */
import type { AccessNode } from './accessNode.ts'
import { comparedNodes, onlyDifferent, type Side } from './compared.ts'
import { placeKey } from './grants.ts'

const application = (id: number, name: string) => ({
  id,
  name,
  title: name,
  isVisible: true,
  idState: 0,
})
const [agenda, suite] = [application(1, 'agenda'), application(2, 'suite')]
const side = (id: number, own: readonly (typeof agenda)[]): Side => ({
  role: { id, name: `Rol ${id}` },
  own: own.map((one) => ({
    application: one,
    own: { name: one.name, title: one.title, isVisible: true, privilegeCounter: 1 },
  })),
})
const rows = (...given: string[]) =>
  ['A', 'B', 'C'].map((name) => ({ name, assigned: given.includes(name), idstate: 0 }))
const words = {
  both: 'both',
  only: (name: string) => `only ${name}`,
  notIn: (name: string) => `not ${name}`,
  counts: (...counts: number[]) => counts.join('/'),
}
const facts = { belongs: new Map(), items: new Map() }

function compare(sides: [Side, Side], known: [role: number, at: string, given: string[]][]): AccessNode[] {
  const read = new Map(
    known.map(([role, at, given]) => [placeKey({ role, application: at }), rows(...given)]),
  )
  return comparedNodes(sides, read, facts, words)
}

/** Groups with their names; null if unread. */
const groupsOf = (nodes: readonly AccessNode[]) =>
  nodes.map(({ name, note, children }) => [
    name,
    note,
    children?.map((group) => [group.name, ...(group.children ?? []).map((one) => one.name)]) ?? null,
  ])

const both: [Side, Side] = [side(1, [agenda, suite]), side(2, [suite])]

it('groups what both, only the first and only the second one give', () => {
  const nodes = compare(both, [
    [1, 'agenda', ['A']],
    [1, 'suite', ['A', 'B']],
    [2, 'suite', ['B', 'C']],
  ])
  expect(groupsOf(nodes)).toEqual([
    ['agenda', '0/1/0 · not Rol 2', [['only Rol 1', 'A']]],
    [
      'suite',
      '1/1/1',
      [
        ['both', 'B'],
        ['only Rol 1', 'A'],
        ['only Rol 2', 'C'],
      ],
    ],
  ])
})

it('keeps unread applications among differences, and drops equal ones', () => {
  const nodes = compare(both, [
    [1, 'suite', ['B']],
    [2, 'suite', ['B']],
  ])
  expect(groupsOf(nodes).map(([name, , groups]) => [name, groups])).toEqual([
    ['agenda', null],
    ['suite', [['both', 'B']]],
  ])
  expect(onlyDifferent(nodes).map(({ name }) => name)).toEqual(['agenda'])
})

it('drops common privileges among differences', () => {
  const nodes = compare(
    [side(1, [suite]), side(2, [suite])],
    [
      [1, 'suite', ['A', 'B']],
      [2, 'suite', ['B']],
    ],
  )
  expect(groupsOf(onlyDifferent(nodes)).map(([, , groups]) => groups)).toEqual([[['only Rol 1', 'A']]])
})
