/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isPortalPath, listsWithCards, portalPaths } from '#shared/lib/paths.ts'
import { sameOriginConfig } from './pageConfig.ts'
import { commonHeaders, contentPolicy } from './securityHeaders.ts'

const read = (file: string): string => readFileSync(`${__dirname}/../../deploy/nginx/${file}`, 'utf8')

function addedHeaders(file: string): Record<string, string> {
  const lines = read(file).matchAll(/^add_header (\S+)\s+"(.+)" always;$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]))
}

describe('the configuration of nginx', () => {
  it('sends the headers that every answer has here', () => {
    expect(addedHeaders('security-headers.conf')).toEqual(commonHeaders(true))
  })

  it('sends the policy that the page has here', () => {
    const config = sameOriginConfig('')
    const policy = contentPolicy({ nonce: '$request_id', host: 'HOST', isSecure: true, config })
    expect(addedHeaders('page.conf')['Content-Security-Policy']).toBe(policy.replace('HOST', '$host'))
  })

  it('answers the routes of the portal with the page, and no others', () => {
    const [, pattern] = /location ~\* "(\^\/\(login\|.+)" \{/.exec(read('nginx.conf'))!
    const routes = new RegExp(pattern!, 'i')
    const listed = /\(([^)]+)\)/.exec(pattern!)![1]!.split('|')
    expect(listed.map((path) => `/${path}`).sort()).toEqual(portalPaths.filter((path) => path !== '/').sort())
    expect(['/', '/LoGiN/', '/signin-credential/callback'].every((path) => routes.test(path))).toBe(true)
    expect(['/nowhere', '/login/x', '/xlogin'].some((path) => routes.test(path))).toBe(false)
  })

  it('answers the addresses of cards with the page', () => {
    const [, pattern] = /location ~\* "(\^\/\([a-z|]+\)\/\(new[^"]+)" \{/.exec(read('nginx.conf'))!
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

  it('answers the two addresses of the sign-in with a drawn page', () => {
    const conf = read('nginx.conf')
    const [, pattern] = /location ~\* "([^"]+)" \{\s+rewrite \^ \/pages\/\$portal_page\.html last;/.exec(
      conf,
    )!
    const drawn = new RegExp(pattern!, 'i')
    expect(['/', '/login', '/LOGIN/'].every((path) => drawn.test(path))).toBe(true)
    expect(['/home', '/login/x', '/logout', '/nowhere'].some((path) => drawn.test(path))).toBe(false)
    // nginx takes the first pattern that fits.
    expect(conf.indexOf('/pages/$portal_page')).toBeLessThan(conf.indexOf('rewrite ^ /index.html'))
    expect(conf).toMatch(/location \^~ \/pages\/ \{\s+internal;/)
  })
})
