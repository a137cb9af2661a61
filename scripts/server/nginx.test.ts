/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isPortalPath, listsWithCards, portalPaths, tabPaths } from '#shared/address/paths.ts'

const conf = readFileSync(`${__dirname}/../../deploy/nginx/nginx.conf`, 'utf8')

/** What nginx itself does with the file is shown by tests/hosting; this is the list that is forgotten most easily. */
describe('the configuration of nginx', () => {
  it('answers the routes of the portal with the page, and no others', () => {
    const [, pattern] = /location ~\* "(\^\/\(login\|.+)" \{/.exec(conf)!
    const routes = new RegExp(pattern!, 'i')
    const listed = /\(([^)]+)\)/.exec(pattern!)![1]!.split('|')
    expect(listed.map((path) => `/${path}`).sort()).toEqual(portalPaths.filter((path) => path !== '/').sort())
    expect(['/', '/LoGiN/', '/signin-credential/callback'].every((path) => routes.test(path))).toBe(true)
    expect(['/nowhere', '/login/x', '/xlogin'].some((path) => routes.test(path))).toBe(false)
  })

  it('answers the addresses of cards with the page', () => {
    const [, pattern] = /location ~\* "(\^\/\([a-z|]+\)\/\(new[^"]+)" \{/.exec(conf)!
    const cards = new RegExp(pattern!, 'i')
    expect(/\(([^)]+)\)/.exec(pattern!)![1]!.split('|')).toEqual([...listsWithCards])
    for (const path of [
      '/users/new',
      '/users/42',
      '/users/42/roles',
      '/users/x',
      '/users/42/7',
      '/login/new',
    ])
      expect([path, cards.test(path)]).toEqual([path, isPortalPath(path)])
    expect(cards.test('/Users/42/')).toBe(true)
  })
  it('answers the tabs of the menu settings with the page, whatever their case, and no others', () => {
    const [, pattern] = /location ~\* "(\^\/menusettings\/[^"]+)" \{/.exec(conf)!
    const tabs = new RegExp(pattern!, 'i')
    const listed = /\(([^)]+)\)/.exec(pattern!)![1]!.split('|')
    expect(listed.map((tab) => `/menusettings/${tab}`)).toEqual([...tabPaths])
    expect(tabs.test('/menuSettings/Lateral/')).toBe(true)
    for (const path of ['/menusettings/suite', '/menusettings/1', '/menusettings/suite/1', '/roles/suite'])
      expect([path, tabs.test(path)]).toEqual([path, isPortalPath(path)])
  })
})
