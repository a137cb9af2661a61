import { expect, test } from '../support/portal.ts'

test.describe('the host of the page', () => {
  for (const [product, named, tenant] of [
    ['ibuhoo', 'ibuhoo', null],
    ['firmaya', 'firmaya', null],
    ['bmsbra.bemyself', 'bemyself', 'bmsbra'],
  ] as const)
    test(`names ${named} ${tenant ?? ''} by header, twice [PRD-03, PRD-04]`, async ({ page, at }) => {
      const answer = await page.goto(at(product))
      const headers = answer!.headers()
      expect(headers['x-product']).toBe(named)
      expect(headers['x-tenant'] ?? null).toBe(tenant)
      expect(headers['server-timing']).toContain(`product;desc="${named}"`)
    })

  test('makes every page anew and lets nobody keep it', async ({ page }) => {
    const nonce = async (): Promise<string> => {
      const answer = await page.goto('/login')
      expect(answer!.headers()['cache-control']).toBe('no-store')
      return /'nonce-([^']+)'/.exec(answer!.headers()['content-security-policy']!)![1]!
    }
    expect(await nonce()).not.toBe(await nonce())
  })

  test('never answers for a file with the page', async ({ page }) => {
    for (const path of [
      '/assets/gone.0123456789.js',
      '/assets/main.js.map',
      '/.git/config',
      '/login/x.css',
    ]) {
      const answer = await page.request.get(path)
      expect([path, answer.status()]).toEqual([path, 404])
      expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
    }
  })

  test('tells that a path is unknown, and leads on from there', async ({ page }) => {
    const answer = await page.goto('/nowhere')
    expect(answer!.status()).toBe(404)
    await expect(page).toHaveURL(/\/login$/i)
  })

  test('keeps files with a hash for ever, compressed', async ({ page }) => {
    const files: Record<string, string>[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/assets/main.')) files.push(answer.headers())
    })
    await page.goto('/login', { waitUntil: 'networkidle' })
    expect(files.length).toBeGreaterThan(0)
    for (const headers of files) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-encoding']).toBe('br')
    }
  })

  test('says a policy with every answer, whatever it is, and where another password is set', async ({
    page,
    at,
  }) => {
    const html = await (await page.request.get('/login')).text()
    const file = /\/assets\/main\.\w+\.js/.exec(html)![0]
    for (const [status, path] of [
      [200, '/login'],
      [200, file],
      [302, '/.well-known/change-password'],
      [404, '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'],
      [404, '/nowhere'],
      [200, '//'],
      [200, '///'],
      [404, '/gone.js'],
      [405, '/policy-reports'],
      [401, '/security/api/user/list'],
      [200, '/security/logout/verify'],
      [404, '/authentication/nowhere'],
      [200, '/__mock'],
    ] as const) {
      // As a whole address: two slashes alone would name a host.
      const answer = await page.request.get(at('ibuhoo', '/').slice(0, -1) + path, { maxRedirects: 0 })
      expect([path, answer.status()]).toEqual([path, status])
      expect([path, answer.headers()['content-security-policy']]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
      if (status === 302) expect(answer.headers()['location']).toBe('/resetpassword')
    }
  })

  test('does not let the page be framed', async ({ page, at, noise }) => {
    await page.setContent(`<iframe src="${at('ibuhoo')}"></iframe>`)
    await expect.poll(() => noise.join()).toContain("frame-ancestors 'none'")
    noise.length = 0
  })
})
