/** @jest-environment node */
import type { PageSize } from './listParams.ts'
import {
  byDate,
  byText,
  firstWhere,
  indexRows,
  localPage,
  reversed,
  thenBy,
  type Compare,
} from './localPage.ts'

type Role = { id: number; name: string; on: boolean; since: string | null }

const roles: Role[] = [
  { id: 1, name: 'Auditoría interna', on: true, since: '2026-02-01' },
  { id: 2, name: 'Rol 10', on: false, since: null },
  { id: 3, name: 'Rol 9', on: true, since: '2026-03-01' },
  { id: 4, name: 'auditoria externa', on: false, since: '2026-01-01' },
]
const many = Array.from({ length: 23 }, (_, index) => ({
  ...roles[0]!,
  id: index + 1,
  name: `Rol ${index + 1}`,
}))
const ids = (rows: readonly Role[]): number[] => rows.map(({ id }) => id)

it.each<[string, number[]]>([
  ['', [1, 2, 3, 4]],
  ['AUDITORIA', [1, 4]],
  ['interna  auditoría', [1]],
  ['rol 1', [2]],
  ['Auditori\u0301a', [1, 4]],
  ['.*', []],
  ['nadie', []],
])('a search for %j finds %j, ignoring accents, case and word order', (search, found) => {
  const page = localPage(
    indexRows(roles, ({ name }) => name),
    { search, page: 1, size: 10 },
  )
  expect(ids(page.shown)).toEqual(found)
  expect(page.total).toBe(found.length)
})

it.each<[number, PageSize, number, number[]]>([
  [1, 10, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [3, 10, 3, [21, 22, 23]],
  [4, 10, 3, [21, 22, 23]],
  [100_000, 25, 1, many.map(({ id }) => id)],
])('page %i with %i rows is page %i, with %j', (asked, size, page, shown) => {
  const answer = localPage(
    indexRows(many, ({ name }) => name),
    { search: '', page: asked, size },
  )
  expect({ ...answer, shown: ids(answer.shown) }).toEqual({ shown, total: 23, page })
})

it('an empty list has one page', () => {
  expect(localPage([], { search: 'x', page: 7, size: 10 })).toEqual({ shown: [], total: 0, page: 1 })
})

const byName = byText<Role>(({ name }) => name)
const bySince = byDate<Role>(({ since }) => since)
const active = firstWhere<Role>(({ on }) => on)

it.each<[string, Compare<Role>, number[]]>([
  ['by text, numbers by their value', byName, [4, 1, 3, 2]],
  ['by date, none first', bySince, [2, 4, 1, 3]],
  ['the latest first', reversed(bySince), [3, 1, 4, 2]],
  ['the active first, else as they came', active, [1, 3, 2, 4]],
  ['the inactive first, then by text', thenBy(reversed(active), byName), [4, 2, 1, 3]],
])('sorts rows %s', (_, compare, order) => {
  expect(ids(roles.toSorted(compare))).toEqual(order)
})
