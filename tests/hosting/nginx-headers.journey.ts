import type { APIResponse } from '@playwright/test'
import { sameOriginConfig } from '#scripts/server/pageConfig.ts'
import { closedHeaders, pageHeaders, reportsPath } from '#scripts/server/securityHeaders.ts'
import { expect, test } from '../support/nginx.ts'

/** Every header of an answer, so that one that comes twice is seen. */
function pairs(answer: APIResponse): Record<string, string[]> {
  const all: Record<string, string[]> = {}
  for (const { name, value } of answer.headersArray()) (all[name.toLowerCase()] ??= []).push(value)
  return all
}

/** Headers of every page; the nonce is the answer's. */
function headersOfPage(answer: APIResponse): Record<string, string[]> {
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
  const config = sameOriginConfig('')
  const { host } = new URL(answer.url())
  return lower(pageHeaders({ nonce: nonce ?? 'missing', host, isSecure: true, config }))
}

const lower = (headers: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value]]))

test.describe('an answer of nginx', () => {
  test('has each security header once', async ({ page, nginx }) => {
    const asset = /\/assets\/main\.\w+\.js/.exec(await (await page.request.get('/login')).text())![0]
    const get = (path: string, headers = {}): Promise<APIResponse> => page.request.get(path, { headers })
    const post = (path: string, data: string): Promise<APIResponse> => page.request.post(path, { data })
    const answers: [status: number, what: string, answer: APIResponse][] = [
      [200, 'the sign-in', await get('/login')],
      [200, 'another page', await get('/alert')],
      [404, 'an unknown path', await get('/nowhere')],
      [405, 'a form that is sent to a page', await post('/login', 'user=admin')],
      [200, 'a file', await get(asset)],
      [
        304,
        'a file that has not changed',
        await get(asset, { 'If-None-Match': (await get(asset)).headers()['etag'] }),
      ],
      [404, 'a file that is gone', await get('/assets/gone.0123456789.js')],
      [404, 'a file beside a page', await get('/login/x.css')],
      [404, 'a source map', await get('/assets/main.js.map')],
      [404, 'a dot file', await get('/.git/config')],
      [404, 'the control page', await get('/__mock')],
      [404, 'the page by its own name', await get('/index.html')],
      [404, 'a prerendered page by its own name', await get('/pages/ibuhoo.es.html')],
      [401, 'a service', await get('/security/api/user/list', { pages: '0' })],
      [404, 'nothing of a service', await get('/authentication/nowhere')],
      [413, 'a body that is too long', await post('/security/api/x', 'x'.repeat(3_200_000))],
      [400, 'a header that is too long', await get('/login', { 'X-Long': 'x'.repeat(70_000) })],
    ]
    await nginx.stopServices()
    answers.push([502, 'a service that is gone', await get('/security/api/user/list')])

    answers.push([421, 'another host', await get('/login', { Host: 'evil.test' })])

    const pages = ['the sign-in', 'another page', 'an unknown path', 'a form that is sent to a page']
    const closed = lower(closedHeaders(true))
    for (const [status, what, answer] of answers) {
      expect([what, answer.status()]).toEqual([what, status])
      const wanted = pages.includes(what) ? headersOfPage(answer) : closed
      expect({ what, ...pairs(answer) }).toMatchObject({ what, ...wanted, server: ['nginx'] })
    }
  })

  test('to a page of a service clears what the browser cached, and lets nobody frame it @release', async ({
    page,
  }) => {
    const answer = await page.request.get('/security/logout/verify?url=information')
    const { 'clear-site-data': cleared, 'content-security-policy': policies } = pairs(answer)
    expect(cleared).toEqual(['"cache"'])
    expect(policies).toEqual([
      expect.stringContaining("style-src 'sha256-"),
      "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    ])
    expect((await page.request.get('/login')).headers()).not.toHaveProperty('clear-site-data')
  })

  test('over plain http is a redirect for pages and a refusal for calls, with the same headers @release', async ({
    nginx,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: nginx.plainUrl, maxRedirects: 0 })
    const page = await request.get('/login?page=x')
    expect(page.status()).toBe(301)
    expect(page.headers()['location']).toBe(`${nginx.url}/login?page=x`)
    const call = await request.post('/authentication/api/Login/Login', { data: {} })
    expect(call.status()).toBe(403)
    const other = await request.get('/security/api/user/list')
    expect(other.status()).toBe(403)
    for (const answer of [page, call, other]) {
      expect(pairs(answer)).toMatchObject(lower(closedHeaders(false)))
      expect(answer.headers()).not.toHaveProperty('strict-transport-security')
    }
    await request.dispose()
  })

  test('leads to the recovery of passwords and to the contact for security, where a site names one @release', async ({
    page,
  }) => {
    const password = await page.request.get('/.well-known/change-password', { maxRedirects: 0 })
    expect([password.status(), password.headers()['location']]).toEqual([302, '/resetpassword'])
    const contact = await page.request.get('/.well-known/security.txt')
    expect(contact.status()).toBe(404)
    const named = await page.request.get('/.well-known/security.txt', {
      headers: { Host: 'firmaya.localhost' },
    })
    expect([named.status(), named.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await named.text()).toBe('Contact: https://holes.test\nExpires: 2030-01-01T00:00:00Z\n')
    for (const answer of [password, contact, named])
      expect(pairs(answer)).toMatchObject(lower(closedHeaders(true)))
  })

  test('to reports of browsers is short, and logged without any address @release', async ({
    page,
    nginx,
    mock,
  }) => {
    const post = async (data: unknown): Promise<number> =>
      (await page.request.post(reportsPath, { data: JSON.stringify(data) })).status()
    const secret = 'https://localhost/login?token=secret'
    const fields = {
      'document-uri': secret,
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.test/x?secret',
    }
    expect(await post({ 'csp-report': fields })).toBe(204)
    const body = { documentURL: secret, effectiveDirective: 'script-src-elem', blockedURL: 'inline' }
    expect(await post([{ type: 'csp-violation', url: secret, body }])).toBe(204)
    expect(await post('x'.repeat(20_000))).toBe(413)
    expect((await page.request.get(reportsPath)).status()).toBe(403)
    await expect.poll(nginx.reportLog).toContain(' localhost img-src https://evil.test\n')
    await expect.poll(nginx.reportLog).toContain(' localhost script-src-elem inline\n')
    expect(nginx.reportLog()).not.toContain('secret')
    expect(await mock.requests()).toEqual([])
  })

  test('of the security service is compressed, of the authentication service is not @release', async ({
    page,
    mock,
  }) => {
    const { token } = await mock.providerState('a session is open', { userName: 'admin' })
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip', AppName: 'ibuhoo' }
    const list = await page.request.get('/security/api/user/list', {
      headers: { ...headers, pages: '0', customerSearch: '', filterBy: '' },
    })
    expect((await list.json()) as object).toHaveProperty('users.9')
    expect(list.headers()['content-encoding']).toBe('gzip')
    expect(list.headers()['vary']).toContain('Accept-Encoding')
    const body = JSON.stringify({ token: 'x'.repeat(2_000) })
    await mock.fault({ match: { path: '/ValidateToken' }, kind: 'body', body })
    const check = await page.request.get('/authentication/api/Login/ValidateToken', { headers })
    expect(await check.text()).toBe(body)
    expect(check.headers()).not.toHaveProperty('content-encoding')
  })

  test('says in its policy where pictures may come from, and on which origins services may be @release', async ({
    page,
    nginx,
  }) => {
    const policyAt = async (host: string): Promise<string> =>
      (await page.request.get('/login', { headers: { Host: host } })).headers()['content-security-policy']!
    expect(await policyAt('localhost')).toContain("img-src 'self' data: blob:; font-src")
    expect(await policyAt('firmaya.localhost')).toContain("img-src 'self' data: blob: https://images.test;")
    const connectAt = async (host: string): Promise<string> =>
      /connect-src ([^;]*)/.exec(await policyAt(host))![1]!
    const { port } = new URL(nginx.url)
    expect(await connectAt('localhost')).toBe(`'self' wss://localhost:${port}`)
    expect(await connectAt('firmaya.localhost')).toBe(
      `'self' wss://firmaya.localhost:${port} https://services.test wss://services.test`,
    )
  })

  test('with a hash in its name is kept for ever and comes compressed as it was built @release', async ({
    page,
  }) => {
    const html = await (await page.request.get('/login')).text()
    const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(js|css)/g))]
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const answer = await page.request.get(file, { headers: { 'Accept-Encoding': 'gzip' } })
      const headers = answer.headers()
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers['vary']).toBe('Accept-Encoding')
    }
  })
})
