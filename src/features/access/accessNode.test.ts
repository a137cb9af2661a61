/** @jest-environment node */
import { effectiveNames, isRead, levelsThatFit, type AccessNode } from './accessNode.ts'

const leaf = (name: string, more: Partial<AccessNode> = {}): AccessNode => ({
  key: name,
  name,
  reasons: [],
  ...more,
})
const node = (
  name: string,
  children: readonly AccessNode[] | null,
  more: Partial<AccessNode> = {},
): AccessNode => leaf(name, { children, ...more })
const leaves = (count: number): AccessNode[] =>
  Array.from({ length: count }, (_, at) => leaf(`P${String(at)}`))

it.each<[string, readonly AccessNode[], number]>([
  ['nothing', [], 0],
  ['what has nothing below it', leaves(3), 0],
  ['twelve lines', [node('Suite', leaves(11))], 1],
  ['thirteen lines', [node('Suite', leaves(12))], 0],
  ['two levels', [node('Suite', [node('Lector', leaves(10))])], 2],
  ['one of two levels', [node('Suite', [node('Lector', leaves(11))])], 1],
  ['a line that says that nothing is there', [node('Suite', leaves(9)), node('Otra', [])], 1],
  ['one such line too many', [node('Suite', leaves(10)), node('Otra', [])], 0],
  ['menu items, which take a line', [node('Suite', [leaf('A', { items: ['x'] }), ...leaves(9)])], 1],
  ['one of them too many', [node('Suite', [leaf('A', { items: ['x'] }), ...leaves(10)])], 0],
  ['what is not read yet', [node('Suite', [node('Lector', null)])], 1],
])('counts the levels that fit open: %s', (_, nodes, levels) => {
  expect(levelsThatFit(nodes)).toBe(levels)
})

it('counts a privilege once, and none without effect', () => {
  const off = { reasons: ['roleOff'] as const }
  const nodes = [
    node('Suite', [node('Lector', [leaf('A'), leaf('B', { reasons: ['privilegeOff'] })])]),
    node('Otra', [node('Apagado', [leaf('C')], off), node('Contador', [leaf('A'), leaf('D')])]),
  ]
  expect([...effectiveNames(nodes)!]).toEqual(['A', 'D'])
})

it('counts nothing while effective nodes are unread; others may be unread', () => {
  const unread = [node('Suite', [node('Lector', null)])]
  expect(effectiveNames(unread)).toBeNull()
  expect(isRead(unread)).toBe(false)
  expect(effectiveNames([node('Viejo', null, { reasons: ['applicationOff'] }), leaf('A')])?.size).toBe(1)
})
