import { expect, test } from '../support/portal.ts'

test.describe('npm run preview', () => {
  test('names product and tenant of the host by header, and renders every page afresh [PRD-03, PRD-04] @release', async ({
    page,
    at,
  }) => {
    const nonces = new Set<string>()
    for (const [host, product, tenant] of [
      ['ibuhoo', 'ibuhoo', null],
      ['firmaya', 'firmaya', null],
      ['bmsbra.bemyself', 'bemyself', 'bmsbra'],
    ] as const) {
      const headers = (await page.goto(at(host)))!.headers()
      expect(headers['x-product']).toBe(product)
      expect(headers['x-tenant'] ?? null).toBe(tenant)
      expect(headers['server-timing']).toContain(`product;desc="${product}"`)
      expect(headers['cache-control']).toBe('no-store')
      nonces.add(/'nonce-([^']+)'/.exec(headers['content-security-policy']!)![1]!)
    }
    expect(nonces.size).toBe(3)
  })

  test('tells that a path is unknown, leads on from there, and lets nobody frame the page', async ({
    page,
    at,
    noise,
  }) => {
    const answer = await page.goto('/nowhere')
    expect(answer!.status()).toBe(404)
    await expect(page).toHaveURL(/\/login$/i)
    // The page's own policy takes no markup from a script.
    const other = await page.context().newPage()
    await other.setContent(`<iframe src="${at('ibuhoo')}"></iframe>`)
    await expect.poll(() => noise.join()).toContain("frame-ancestors 'none'")
    noise.length = 0
  })

  test('sends a policy with every answer, and never the page for a file', async ({ page, at }) => {
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
      [404, '/assets/main.js.map'],
      [404, '/.git/config'],
      [404, '/login/x.css'],
      [405, '/policy-reports'],
      [401, '/security/api/user/list'],
      [200, '/security/logout/verify'],
      [404, '/authentication/nowhere'],
      [200, '/__mock'],
    ] as const) {
      // As a whole address: two slashes alone would name a host.
      const answer = await page.request.get(at('ibuhoo', '/').slice(0, -1) + path, { maxRedirects: 0 })
      const headers = answer.headers()
      expect([path, answer.status()]).toEqual([path, status])
      expect([path, headers['content-security-policy']]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
      if (status === 302) expect(headers['location']).toBe('/resetpassword')
      if (status === 404 && path.includes('.') && !path.startsWith('/.well'))
        expect([path, headers['content-type']]).toEqual([path, 'text/plain; charset=utf-8'])
      if (path === file) {
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(headers['content-encoding']).toBe('br')
      }
    }
  })
})
