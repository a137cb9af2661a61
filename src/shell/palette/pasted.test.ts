/** @jest-environment node */
import { readPasted } from './pasted.ts'

const here = 'https://portal.test'

it.each([
  ['42', { id: 42 }],
  [' 7 ', { id: 7 }],
  ['\u202A7\u202C', { id: 7 }],
  ['/users/42', { path: '/users/42' }],
  ['/Users/42/roles', { path: '/Users/42/roles' }],
  ['https://portal.test/users?search=ana', { path: '/users?search=ana' }],
  ['https://portal.test/menuSettings/lateral?app=1#x', { path: '/menuSettings/lateral?app=1' }],
])('%j names %j [beyond 25]', (text, pasted) => {
  expect(readPasted(text, here)).toEqual(pasted)
})

it.each([
  ['the address of another place', 'https://other.test/users/42'],
  ['an address that only looks like one of here', '//other.test/users/42'],
  ['one with the other slash', '/\\other.test/users/42'],
  ['one with a tab between its slashes', '/\t/other.test/users/42'],
  ['slashes alone', '//'],
  ['a slash and the other one', '/\\'],
  ['slashes around a tab', '/\t/'],
  ['a script', 'javascript:alert(1)'],
  ['a screen that there is not', '/nowhere'],
  ['a screen of people', 'https://portal.test/login'],
  ['a screen whose name only begins so', '/usersx/1'],
  ['no id', '0'],
  ['a document', '1020304050'],
  ['a name', 'ana'],
  ['nothing', ''],
])('nothing is named by %s: %j', (_what, text) => {
  expect(readPasted(text, here)).toBeNull()
})
