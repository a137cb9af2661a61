/** @jest-environment node */
import { readListParams, searchText, withChanges, writeListParams, type ListParams } from './listParams.ts'

const sorts = ['newest', 'oldest'] as const
const defaults: ListParams = { search: '', sort: null, page: 1, size: 10 }

it.each<[string, Partial<ListParams>]>([
  ['', {}],
  ['search=Pe%C3%B1a&sort=newest&page=2&size=25', { search: 'Peña', sort: 'newest', page: 2, size: 25 }],
  ['size=100', { size: 100 }],
  ['search=++a+b++', { search: 'a b' }],
  // Hostile or outdated.
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1e3', {}],
  ['page=1.5', {}],
  ['page=٣', {}],
  ['page=999999', { page: 100_000 }],
  ['page=99999999999999999999', {}],
  ['size=11', {}],
  ['size=010', {}],
  ['size=25&size=100', { size: 25 }],
  ['sort=constructor', {}],
  ['sort=Newest', {}],
  ['search=%ED%A0%80', { search: '\uFFFD\uFFFD\uFFFD' }],
  [`search=${'x'.repeat(5000)}`, { search: 'x'.repeat(100) }],
])('reads ?%s [TBL-01, TBL-02]', (query, expected) => {
  expect(readListParams(new URLSearchParams(query), sorts)).toEqual({ ...defaults, ...expected })
})

it.each<[Partial<ListParams>, string]>([
  [{}, ''],
  [{ search: 'O’Neil & 100%' }, '?search=O%E2%80%99Neil+%26+100%25'],
  [{ search: '😀', sort: 'oldest', page: 3, size: 100 }, '?search=%F0%9F%98%80&sort=oldest&page=3&size=100'],
])('writes %j and reads it again', (params, query) => {
  const full = { ...defaults, ...params }
  expect(writeListParams(full)).toBe(query)
  expect(readListParams(new URLSearchParams(query), sorts)).toEqual(full)
})

it.each<[Partial<ListParams>, number]>([
  [{ search: 'x' }, 1],
  [{ sort: 'oldest' }, 1],
  [{ size: 25 }, 1],
  [{ page: 4 }, 4],
  [{ search: 'x', page: 3 }, 3],
])('a change of %j leads to page %i', (changes, page) => {
  expect(withChanges({ ...defaults, page: 7 }, changes)).toEqual({ ...defaults, ...changes, page })
})

it.each([
  ['  a b ', 'a b'],
  ['\u00A0 ', ''],
  ['\uD800x', '\uFFFDx'],
  ['Jose\u0301', 'Jos\u00E9'],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('converts the search %j to %j', (typed, search) => {
  expect(searchText(typed)).toBe(search)
})
