import { createSeed } from '#mock/seed/seed.ts'
import { hasIcon, iconShape } from '#shared/icons/iconShapes.ts'
import { resources } from '#shared/resources/resources.ts'
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
  for (const { icon } of resources) expect(hasIcon(icon)).toBe(true)
})

it('has the same icon for a screen as the drawer of the mock', () => {
  const [stored] = createSeed(1, 20).menus.filter(({ idmenulocation }) => idmenulocation === 1)
  const drawer = JSON.parse(stored?.menujson ?? '[]') as { url: string; iconName: string }[]
  for (const { path, icon } of resources) {
    const item = drawer.find(({ url }) => url === path)
    expect([path, iconShape(item?.iconName ?? '')]).toEqual([path, iconShape(icon)])
  }
})
