/** @jest-environment node */
import { cardAddress } from './cardAddress.ts'

const { read, path, at, next, previous } = cardAddress('/users', ['datos', 'empresas', 'roles'])

it.each([
  [{ id: 'new' }, 0, 'datos'],
  [{ id: 'NEW', tab: 'roles' }, 0, 'roles'],
  [{ id: '42', tab: 'Empresas' }, 42, 'empresas'],
  // The first tab is not in the address.
  [{ id: '42', tab: 'datos' }, 42, null],
  [{ id: '42', tab: 'otra' }, 42, null],
  [{ id: '0' }, null, 'datos'],
  [{ id: '-1' }, null, 'datos'],
  [{ id: '1e3' }, null, 'datos'],
  [{ id: '1234567890' }, null, 'datos'],
  [{}, null, 'datos'],
])('reads %j as record %s, tab %s', (parts, id, tab) => {
  expect(read(parts)).toEqual({ id, tab })
})

it.each([
  [0, undefined, '/users/new'],
  [0, 'roles', '/users/new/roles'],
  [42, 'datos', '/users/42'],
  [42, 'empresas', '/users/42/empresas'],
] as const)('writes record %s, tab %s as %s, and finds the tab in it', (id, tab, written) => {
  expect(path(id, tab)).toBe(written)
  expect(at(id, written)).toBe(tab ?? 'datos')
  expect(at(7, written)).toBeNull()
})

it('has the tabs in order', () => {
  expect([previous('datos'), next('datos')]).toEqual([undefined, 'empresas'])
  expect([previous('roles'), next('roles')]).toEqual(['empresas', undefined])
})
