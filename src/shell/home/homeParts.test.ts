/** @jest-environment node */
import { parseMenu } from '#shared/menu/menuTree.ts'
import { resources } from '#shared/resources/resources.ts'
import type { LoadedMenu } from '../shellMenus.ts'
import { homeParts } from './homeParts.ts'

const menuOf = (...urls: string[]) => parseMenu(JSON.stringify(urls.map((url) => ({ name: 'x', url })))).items
const partsOf = (status: LoadedMenu['status'], ...urls: string[]) => {
  const parts = homeParts({ status, items: menuOf(...urls) }, 'https://portal.test')
  return parts && { ...parts, screens: parts.screens.map(({ id }) => id) }
}

const all = resources.map(({ id }) => id)

describe('the home', () => {
  it('waits for the menu', () => {
    expect(partsOf('loading')).toBeNull()
  })

  it.each([
    [
      'ready',
      ['/home', '/users', '/notifications'],
      { screens: ['users', 'notifications'], hasPeople: true, hasMails: true, isPersonal: false },
    ],
    [
      'ready',
      ['/notifications'],
      { screens: ['notifications'], hasPeople: false, hasMails: true, isPersonal: false },
    ],
    ['ready', ['/roles'], { screens: ['roles'], hasPeople: false, hasMails: false, isPersonal: false }],
    ['ready', ['/home'], { screens: [], hasPeople: false, hasMails: false, isPersonal: true }],
    ['ready', [], { screens: all, hasPeople: false, hasMails: false, isPersonal: true }],
    ['failed', [], { screens: all, hasPeople: false, hasMails: false, isPersonal: true }],
    ['partial', ['/users'], { screens: all, hasPeople: true, hasMails: false, isPersonal: false }],
    ['partial', ['/home'], { screens: all, hasPeople: false, hasMails: false, isPersonal: true }],
  ] as const)('of a menu that is %s with %j has %j', (status, urls, parts) => {
    expect(partsOf(status, ...urls)).toEqual(parts)
  })
})
