/** @jest-environment node */
import { parseMenu } from '#shared/menu/menuTree.ts'
import { menuScreens } from './menuScreens.ts'

const origin = 'https://portal.test'
const ids = (...items: object[]): string[] =>
  menuScreens(parseMenu(JSON.stringify(items)).items, origin).map(({ id }) => id)

it.each<[what: string, items: object[], found: string[]]>([
  ['nothing', [], []],
  ['the home alone', [{ name: 'Inicio', url: '/home' }], []],
  ['two screens, in the order of the console', [{ url: '/roles' }, { url: '/users' }], ['users', 'roles']],
  ['a screen twice', [{ url: '/users' }, { url: '/users' }], ['users']],
  ['another case and a slash', [{ url: '/MENUSETTINGS/' }], ['menuSettings']],
  ['a query', [{ url: '/users?sort=newest' }], ['users']],
  ['a branch', [{ url: '', children: [{ url: '', children: [{ url: '/apps' }] }] }], ['apps']],
  ['an absolute address of the portal', [{ url: `${origin}/roles` }], ['roles']],
  ['the same path elsewhere', [{ url: 'https://elsewhere.test/users' }], []],
  ['a card', [{ url: '/users/4' }], []],
  ['a function', [{ isFunction: true, functionName: 'logout', url: '/users' }], []],
])('a menu with %s leads to %j', (_what, items, found) => {
  expect(ids(...items.map((item) => ({ name: 'x', ...item })))).toEqual(found)
})
