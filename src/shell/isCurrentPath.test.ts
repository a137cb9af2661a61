/** @jest-environment node */
import { parseMenu } from '#shared/menu/menuTree.ts'
import { isCurrentPath, leadsHere } from './isCurrentPath.ts'

describe('isCurrentPath', () => {
  it.each([
    ['/users', '/users', true],
    ['/Users?page=2', '/users/', true],
    ['/menuSettings', '/menusettings', true],
    ['/users', '/users/7', true],
    ['/users', '/usersettings', false],
    ['/', '/', true],
    ['/home', '/', true],
    ['/', '/home', true],
    ['/home', '/users', false],
    ['/', '/users', false],
    ['/users', '/', false],
  ])('compares %s with %s', (path, pathname, expected) => {
    expect(isCurrentPath(path, pathname)).toBe(expected)
  })
})

it('finds the current path below an item', () => {
  const [item] = parseMenu(
    '[{"name":"Personas","children":[{"name":"Más","children":[{"name":"Usuarios","url":"/users"}]}]}]',
  ).items
  expect(leadsHere(item!, '/users', 'https://portal.test')).toBe(true)
  expect(leadsHere(item!, '/roles', 'https://portal.test')).toBe(false)
})
