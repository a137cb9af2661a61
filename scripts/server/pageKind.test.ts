/** @jest-environment node */
import { pathKind } from './pageKind.ts'

describe('a path', () => {
  it.each([
    ['/', 'page'],
    ['/login', 'page'],
    ['/LoGiN/', 'page'],
    ['/signin-credential/callback', 'page'],
    ['/menuSettings', 'page'],
    ['/users/42/Roles/', 'page'],
    ['/users/new', 'page'],
    ['/users/x', 'unknown'],
    ['/nowhere', 'unknown'],
    ['/login/deeper', 'unknown'],
    ['//login', 'unknown'],
    ['/assets/main.0123456789.js', 'file'],
    ['/login/x.css', 'file'],
    ['/favicon.ico', 'file'],
    ['/assets/main.js.map', 'hidden'],
    ['/assets/main.js%2emap', 'hidden'],
    ['/.git/config', 'hidden'],
    ['/%2egit/config', 'hidden'],
    ['/assets/../index.html', 'hidden'],
    ['/assets\\..\\x', 'hidden'],
    ['/%E0%A4%A', 'hidden'],
    ['/a%00.js', 'hidden'],
  ])('%s is a %s', (path, kind) => {
    expect(pathKind(path)).toBe(kind)
  })
})
