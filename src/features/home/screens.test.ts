import { hasIcon } from '#shared/icons/iconShapes.ts'
import { canonicalPath, sessionPaths } from '#shared/lib/paths.ts'
import { consoleScreens, screenAt } from './screens.ts'

it('has every address that needs a session, home aside', () => {
  const paths = consoleScreens.map(({ path }) => canonicalPath(path))
  expect(new Set(['/', '/home', ...paths])).toEqual(new Set(sessionPaths))
})

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

it('has a drawing for each screen', () => {
  for (const { icon } of consoleScreens) expect(hasIcon(icon)).toBe(true)
})
