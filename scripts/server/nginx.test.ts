/** @jest-environment node */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { endpoints } from '#contracts/index.ts'
import { lists } from '#shared/address/consoleAddresses.ts'
import { isPortalPath, publicPaths, sessionPaths, tabPaths } from '#shared/address/paths.ts'

const textOf = (file: string): string => readFileSync(`${__dirname}/../../deploy/nginx/${file}`, 'utf8')
const conf = textOf('nginx.conf')

/** Seconds of a setting. */
const secondsOf = (text: string, setting: RegExp): number => Number(setting.exec(text)![1])

/** Static checks of the configuration; tests/hosting runs a real nginx. */
describe('the configuration of nginx', () => {
  /** Every location with a pattern and its rewrite. */
  const locations = [...conf.matchAll(/location ~\* "([^"]+)" \{\s+rewrite \^ (\S+) last;/g)].map(
    ([, pattern, page]) => ({ pattern: new RegExp(pattern!, 'i'), page: page! }),
  )
  const pagesOf = (path: string): string[] =>
    locations.filter(({ pattern }) => pattern.test(path)).map(({ page }) => page)

  it.each([
    ['resetpassword', publicPaths.filter((path) => path !== '/login')],
    ['home', sessionPaths.filter((path) => path !== '/')],
  ])('serves exactly the routes of the portal from %s on', (first, paths) => {
    const [, listed] = new RegExp(`location ~\\* "\\^/\\((${first}\\|[^)]+)\\)`).exec(conf)!
    expect(
      listed!
        .split('|')
        .map((path) => `/${path}`)
        .sort(),
    ).toEqual([...paths].sort())
  })

  it.each([
    ['/', '/pages/home/$portal_page.html'],
    ['/LoGiN/', '/pages/$portal_page.html'],
    ['/signin-credential/callback', '/index.html'],
    ['/Home', '/pages/console/$portal_page.html'],
    ['/users/', '/pages/console/$portal_page.html'],
    ['/users/42/roles', '/pages/console/$portal_page.html'],
    ['/menuSettings/Lateral', '/pages/console/$portal_page.html'],
  ])('answers %s with %s', (path, page) => {
    expect(pagesOf(path)).toEqual([page])
  })

  it.each([['/nowhere'], ['/login/x'], ['/xlogin'], ['/users/x']])(
    'answers %s with no page of its own',
    (path) => {
      expect(pagesOf(path)).toEqual([])
    },
  )

  it('listens on ports only, because a socket file of a killed nginx blocks the next start', () => {
    const listened = [...conf.matchAll(/listen (\S+?)[ ;]/g)].map(([, where]) => where)
    expect(listened).toEqual(['80', '443', '80', '443', '127.0.0.1:8404'])
    expect(conf).toContain('proxy_pass              http://127.0.0.1:8404/;')
  })

  it('finishes answers when it stops, within the time of a container', () => {
    const compose = readFileSync(`${__dirname}/../../deploy/compose.yaml`, 'utf8')
    const waits = secondsOf(conf, /^worker_shutdown_timeout (\d+)s;$/m)
    expect(waits).toBeGreaterThan(10)
    expect(waits).toBeLessThan(secondsOf(compose, /stop_grace_period: (\d+)s/))
  })

  it('passes only known headers to services, with every header of the contracts once', () => {
    const service = textOf('service.conf')
    expect(service).toMatch(/^proxy_pass_request_headers off;$/m)
    const passed = [...service.matchAll(/^proxy_set_header (\S+) +(\S+);$/gm)].map(([, name, value]) => [
      name!.toLowerCase(),
      value!,
    ])
    expect(new Set(passed.map(([name]) => name)).size).toBe(passed.length)
    const known = new Map(passed as [string, string][])
    const evenEmpty: Record<string, string> = { customersearch: '$list_search', filterby: '$list_order' }
    for (const { id, headers } of endpoints)
      for (const name of Object.keys(z.toJSONSchema(headers).properties ?? {})) {
        const header = name.toLowerCase()
        expect([id, name, known.get(header)]).toEqual([id, name, evenEmpty[header] ?? `$http_${header}`])
      }
  })

  it('keeps ordinary bodies and all answers off the disk', () => {
    const service = textOf('service.conf')
    const [, longest] = /^client_max_body_size +(\w+);$/m.exec(service)!
    expect(service).toMatch(new RegExp(`^client_body_buffer_size +${longest};$`, 'm'))
    expect(service).toMatch(/^proxy_max_temp_file_size 0;$/m)
  })

  it('serves the page at addresses of cards', () => {
    const [, pattern] = /location ~\* "(\^\/\([a-z|]+\)\/\(new[^"]+)" \{/.exec(conf)!
    const cards = new RegExp(pattern!, 'i')
    expect(/\(([^)]+)\)/.exec(pattern!)![1]!.split('|')).toEqual([...lists])
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
  it('serves the page at tabs of screens in any case, and at no others', () => {
    const [, pattern] = /location ~\* "(\^\/\(users\/import[^"]+)" \{/.exec(conf)!
    const tabs = new RegExp(pattern!, 'i')
    const listed = /\(([^)]+)\)/.exec(pattern!)![1]!.split('|')
    expect(listed.map((path) => `/${path}`)).toEqual([...tabPaths])
    expect(tabs.test('/menuSettings/Lateral/')).toBe(true)
    for (const path of [
      '/menusettings/suite',
      '/menusettings/1',
      '/menusettings/suite/1',
      '/roles/suite',
      '/users/import',
      '/users/import/1',
      '/roles/import',
    ])
      expect([path, tabs.test(path)]).toEqual([path, isPortalPath(path)])
  })
})
