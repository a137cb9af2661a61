/** @jest-environment node */
import { treeOf } from '#shared/menu/draft/testTree.ts'
import { searchTree, treeRows } from './treeRows.ts'

const tree = treeOf(
  {
    name: 'Nómina',
    url: '/pay',
    children: [{ name: 'Facturación', url: 'https://x.test/bills', children: ['Notas'] }, 'Roles'],
  },
  { name: 'Salir', isFunction: true, functionName: 'logout', url: '/old' },
)

function found(typed: string): [string, string] | null {
  const search = searchTree(tree, typed)
  if (!search) return null
  const rows = treeRows(tree, new Set(), search.kept)
  const names = rows.map(({ item }) => item.name)
  return [
    names.join(' '),
    rows.flatMap(({ item }) => (search.found.has(item.key) ? item.name : [])).join(' '),
  ]
}

it.each([
  ['', null],
  ['  ', null],
  ['notas', ['Nómina Facturación Notas', 'Notas']],
  ['NOMINA', ['Nómina', 'Nómina']],
  ['facturacion', ['Nómina Facturación', 'Facturación']],
  ['no', ['Nómina Facturación Notas', 'Nómina Notas']],
  ['x.test/b', ['Nómina Facturación', 'Facturación']],
  ['logout', ['Salir', 'Salir']],
  ['/old', ['', '']],
  ['xyzzy', ['', '']],
])('a search for %j keeps %j: matches with their ancestors', (typed, left) => {
  expect(found(typed)).toEqual(left)
})

it('counts the position of an item among all its siblings', () => {
  const rows = treeRows(tree, new Set(), searchTree(tree, 'roles')!.kept)
  expect(rows.map(({ position, count }) => [position, count])).toEqual([
    [1, 2],
    [2, 2],
  ])
})
