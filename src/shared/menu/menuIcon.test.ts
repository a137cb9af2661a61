/** @jest-environment node */
import { menuIcon } from './menuIcon.ts'

const origin = 'https://portal.test'
const here = { security: '/security', origin, scheme: 'light' } as const
const item = { iconName: '', iconNameDark: '', isPersonalizedIcon: false }
const personal = (iconName: string): ReturnType<typeof menuIcon> =>
  menuIcon({ ...item, iconName, isPersonalizedIcon: true }, here)

describe('menuIcon', () => {
  it.each([['account_circle'], ['vpn_key'], ['3d_rotation'], ['pi-whatsapp'], ['no_such_icon']])(
    'reads the stored name %s as an icon name',
    (iconName) => {
      expect(menuIcon({ ...item, iconName }, here)).toEqual({ kind: 'icon', name: iconName })
    },
  )

  it.each([[''], ['__proto__'], ['toString'], ['people" onload="alert(1)'], ['People']])(
    'shows the fallback for the name %j',
    (iconName) => {
      expect(menuIcon({ ...item, iconName }, here)).toEqual({ kind: 'none' })
    },
  )

  it.each([['uploads/menus/a-1.png'], ['/uploads/menus/a-1.png']])('loads %s from its service', (path) => {
    expect(personal(path)).toEqual({
      kind: 'picture',
      src: 'https://portal.test/security/uploads/menus/a-1.png',
    })
    expect(menuIcon({ ...item, iconName: path }, { ...here, security: 'https://api.test/security' })).toEqual(
      { kind: 'picture', src: 'https://api.test/security/uploads/menus/a-1.png' },
    )
  })

  it.each([
    ['//evil.test/uploads/x.png'],
    ['https://evil.test/uploads/x.png'],
    ['https:uploads/x.png'],
    ['uploads/../../secret.png'],
    ['uploads/%2e%2e/secret.png'],
    ['uploads/./x.png'],
    ['/\\evil.test/uploads/x.png'],
    ['uploads\\x.png'],
    ['other/x.png'],
    ['uploads/x.svg'],
    ['uploads/x.png?y=1'],
    ['uploads/x.png#.png'],
    ['uploads/x" onload="alert(1).png'],
    ['data:image/svg+xml,<svg/>.png'],
    ['javascript:alert(1)//.png'],
    [`uploads/${'x'.repeat(400)}.png`],
  ])('loads nothing for %j', (path) => {
    expect(personal(path)).toEqual({ kind: 'none' })
  })

  it('uses the dark picture on a dark page, if there is one', () => {
    const both = { ...item, iconName: 'uploads/light.png', iconNameDark: 'uploads/dark.png' }
    expect(menuIcon(both, { ...here, scheme: 'dark' })).toMatchObject({
      src: `${origin}/security/uploads/dark.png`,
    })
    expect(menuIcon({ ...both, iconNameDark: '' }, { ...here, scheme: 'dark' })).toMatchObject({
      src: `${origin}/security/uploads/light.png`,
    })
  })
})
