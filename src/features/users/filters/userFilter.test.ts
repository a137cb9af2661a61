/** @jest-environment node */
import type { UserRow } from '#contracts/users.ts'
import { isFiltered } from './filterNames.ts'
import { matchesFilter, noFilter, partsOf, readFilter, withFilter } from './userFilter.ts'

const row = (fields: Partial<UserRow>): UserRow => ({
  id: 1,
  userName: 'ana',
  names: 'Ana',
  surnames: 'Gómez',
  email: 'ana@suite.test',
  document: '1',
  idstate: 0,
  ...fields,
})

it.each([
  ['', {}],
  ['state=active', { state: 'active' }],
  ['state=asleep', {}],
  ['role=Auditor', { role: 'Auditor' }],
  ['role=%20%20', {}],
  ['role=+Auditor+&company=ACME', { role: 'Auditor', company: 'ACME' }],
  ['role=Cafe%CC%81', { role: 'Café' }],
  ['without=role&without=company', { role: '', company: '' }],
  // A role name takes precedence over `without`.
  ['without=role&role=Auditor', { role: 'Auditor' }],
  ['without=email', {}],
])('the address ?%s filters by %j', (query, expected) => {
  expect(readFilter(new URLSearchParams(query))).toEqual({ ...noFilter, ...expected })
})

it.each([
  ['', false],
  ['search=x&page=2', false],
  ['state=active', true],
  ['without=role', true],
])('?%s has a filter: %p', (query, expected) => {
  expect(isFiltered(new URLSearchParams(query))).toBe(expected)
})

it.each([
  ['search=x&sort=newest&page=3&size=25', { state: 'active' }, 'search=x&sort=newest&size=25&state=active'],
  ['state=active&role=A&page=2', { company: 'B & C' }, 'company=B+%26+C'],
  ['role=A&view=7', noFilter, 'view=7'],
  ['', { role: '', company: '' }, 'without=role&without=company'],
])('?%s with %j is ?%s', (query, changes, expected) => {
  const next = withFilter(new URLSearchParams(query), { ...noFilter, ...changes } as typeof noFilter)
  expect(next.toString()).toBe(expected)
})

it('removes one part at a time', () => {
  let filter = readFilter(new URLSearchParams('state=active&without=role&company=ACME'))
  expect(partsOf(filter)).toEqual(['state', 'role', 'company'])
  for (const part of partsOf(filter)) filter = { ...filter, [part]: null }
  expect(filter).toEqual(noFilter)
})

it.each<[string, Partial<UserRow>, boolean]>([
  ['', { idstate: 1 }, true],
  ['state=active', { idstate: 0 }, true],
  ['state=active', { idstate: 1 }, false],
  ['state=inactive', { idstate: 1 }, true],
  ['state=active', { idstate: 6 }, false],
  ['state=inactive', { idstate: 6 }, false],
  ['role=auditor', { roles: ['Cajero', 'AUDITOR'] }, true],
  ['role=Auditor', { roles: 'Cajero, Auditor' }, true],
  ['role=\u200BAudi\u00ADtor', { roles: 'Cajero, Auditor' }, true],
  ['role=Audit', { roles: 'Cajero, Auditor' }, false],
  ['role=Auditor', { roles: null }, false],
  ['role=Caja, noche', { roles: 'Caja, noche' }, true],
  ['role=Café', { roles: ['Café'] }, true],
  ['without=role', { roles: [] }, true],
  ['without=role', { roles: ' , ' }, true],
  ['without=role', {}, true],
  ['without=role', { roles: ['A'] }, false],
  ['company=acme', { customer: 'ACME' }, true],
  ['company=acme', { customer: 'ACME 2' }, false],
  ['without=company', { customer: '' }, true],
  ['without=company', { customer: 'ACME' }, false],
  ['state=active&role=A&company=B', { roles: 'A', customer: 'B' }, true],
  ['state=active&role=A&company=B', { roles: 'A', customer: 'C' }, false],
])('?%s matches %j: %p', (query, fields, expected) => {
  expect(matchesFilter(row(fields), readFilter(new URLSearchParams(query)))).toBe(expected)
})
