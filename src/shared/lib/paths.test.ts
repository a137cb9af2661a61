import { canonicalPath, portalPath } from './paths.ts'

describe('canonicalPath', () => {
  it.each([
    ['/Login', '/login'],
    ['/resetPassword/', '/resetpassword'],
    ['/', '/'],
    ['', '/'],
    ['///', '/'],
    ['/menuSettings', '/menusettings'],
  ])('makes %p into %p', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })
})

describe('portalPath', () => {
  it.each([
    ['/Login', '/Login'],
    ['/users?page=2', '/users?page=2'],
    ['/', '/'],
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
