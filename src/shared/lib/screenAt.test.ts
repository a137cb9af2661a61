import { hasIcon } from '#shared/icons/iconShapes.ts'
import { consoleScreens } from './consoleScreens.ts'
import { screenAt } from './screenAt.ts'

it.each([
  ['/users', 'users'],
  ['/Users/', 'users'],
  ['/menusettings', 'menuSettings'],
  ['/roles/7', 'roles'],
  ['/', undefined],
  ['/home', undefined],
  ['/usersettings', undefined],
])('finds the screen of %s', (path, id) => {
  expect(screenAt(path)?.id).toBe(id)
})

it('has an icon for each screen', () => {
  for (const { icon } of consoleScreens) expect(hasIcon(icon)).toBe(true)
})
