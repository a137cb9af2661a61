/** @jest-environment node */
import { canonicalPath, portalPath } from './paths.ts'

describe('canonicalPath', () => {
  it.each([
    ['/Login', '/login'],
    ['/resetPassword/', '/resetpassword'],
    ['/', '/'],
    ['', '/'],
    ['///', '/'],
    ['/menuSettings', '/menusettings'],
    ['/a//', '/a'],
    ['//a', '//a'],
  ])('makes %p into %p', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })
})

describe('portalPath', () => {
  it.each([
    ['/Login', '/Login'],
    ['/users?page=2', '/users?page=2'],
    ['/', '/'],
    ['/Users/42/roles?x=1', '/Users/42/roles?x=1'],
    ['/users/new', '/users/new'],
    ['/users/-1', null],
    ['/users/1e3', null],
    ['/users/1234567890', null],
    ['/users/42/roles/7', null],
    ['/users/42/../../login/x', null],
    ['/menuSettings/1', null],
    ['/menuSettings/Superior?app=3', '/menuSettings/Superior?app=3'],
    ['/menuSettings/superior/1', null],
    ['/users//?page=2', '/users?page=2'],
    ['/.//', '/'],
    ['/%2e//', '/'],
    ['/.//home', null],
    ['/x/..//home', null],
    ['//evil.test', null],
    ['/\\evil.test', null],
    ['\\evil', null],
    ['javascript:alert(1)', null],
    ['https://evil.test/login', null],
    ['/nowhere', null],
    ['login', null],
    ['', null],
    [null, null],
    [{ pathname: '/login' }, null],
  ])('reads %p as %p', (raw, path) => {
    expect(portalPath(raw)).toBe(path)
  })
})
