import { uploadLimit } from '#contracts/suite-items.ts'
import { picture } from '#mock/seed/picture.ts'
import { ownMenu, signIn, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/nginx.ts'

const logo = picture(64, [20, 60, 160])

test.describe('the portal behind nginx', () => {
  test('signs a person in, keeps the session channel open and passes on what it says [CHN-01]', async ({
    page,
    mock,
  }) => {
    await page.goto('/')
    await signIn(page, 'admin')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana María')
    await expect.poll(() => mock.connections()).toHaveLength(1)
    await mock.pushStatus('Tu sesión se cerró')
    await expect(page.getByRole('alertdialog')).toContainText('Tu sesión se cerró')
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByLabel('Usuario')).toBeVisible()
  })

  test('shows the product and tenant of the host, in the first bytes and in the headers [PRD-03, PRD-04] @release', async ({
    page,
    at,
  }) => {
    for (const [host, product, tenant, language] of [
      ['ibuhoo', 'ibuhoo', null, 'es'],
      ['firmaya', 'firmaya', null, 'es'],
      ['bmsbra.bemyself', 'bemyself', 'bmsbra', 'pt'],
    ] as const) {
      const answer = await page.goto(at(host))
      const headers = answer!.headers()
      expect(headers['x-product']).toBe(product)
      expect(headers['x-tenant'] ?? null).toBe(tenant)
      expect(headers['server-timing']).toBe(
        `product;desc="${product}"${tenant ? `, tenant;desc="${tenant}"` : ''}`,
      )
      expect(await answer!.text()).toContain(`lang="${language}"`)
      expect(await answer!.text()).toContain('<h1')
      const theme = tenant ? `${product}_${tenant}` : product
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    }
  })

  test('passes the time of a service on, not its own @release', async ({ page, mock }) => {
    await mock.setClock({ freeze: '2031-05-14T12:00:00Z' })
    const answer = await page.request.get('/security/api/application/list')
    const dates = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'date')
    expect(dates.map(({ value }) => value)).toEqual(['Wed, 14 May 2031 12:00:00 GMT'])
  })

  test('fills every page with its own nonce, which all of its scripts and its policy have', async ({
    page,
  }) => {
    const nonces: string[] = []
    for (let time = 0; time < 2; time += 1) {
      const answer = await page.request.get('/login')
      const body = await answer.text()
      const [, nonce] = /script-src 'nonce-([0-9a-f]{32})'/.exec(
        answer.headers()['content-security-policy']!,
      )!
      expect(body).not.toMatch(/__[A-Z_]+__/)
      const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.length).toBeGreaterThan(0)
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
      nonces.push(nonce!)
    }
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('writes neither queries nor tokens into its logs, not even when a service is gone @release', async ({
    page,
    nginx,
    mock,
  }) => {
    await page.goto('/login?page=informes&user=x')
    await signIn(page, 'admin')
    await expect(ownMenu(page)).toBeVisible()
    await untilSettled(mock)
    await page.goto('about:blank')
    await nginx.stopServices()
    const socket = '/security/api/connections/session?access_token=secret-of-a-session'
    await expect.poll(async () => (await page.request.get(socket)).status()).toBe(502)
    expect((await page.request.get('/security/api/user/list')).status()).toBe(502)
    // nginx writes a line after it has sent the answer; these are the last of each log.
    await expect.poll(nginx.accessLog).toContain(' /security/api/user/list 502 ')
    await expect.poll(nginx.errorLog).toContain('GET /security/api/user/list ')
    expect(nginx.accessLog()).toContain(' GET localhost /login 200 ')
    expect(nginx.accessLog()).toContain(' /security/api/connections/session 502 ')
    for (const log of [nginx.accessLog(), nginx.errorLog()])
      expect(log).not.toMatch(/[?]|access_token|informes|secret|eyJ/)
  })
})

test.describe('a service behind nginx', () => {
  test('accepts a picture of 2 MB as text, serves it as a picture, and refuses more than 3 MB @release', async ({
    page,
    mock,
  }) => {
    const { authorization } = await mock.providerState('a session is open')
    const upload = (bytes: number) => {
      const padded = Buffer.concat([logo, Buffer.alloc(bytes - logo.length)])
      return page.request.post('/security/api/menu/UploadImageMenu', {
        headers: { authorization: authorization! },
        data: { ApplicationName: 'ibuhoo', Extension: '.png', ImageBase64: padded.toString('base64') },
      })
    }
    const taken = await upload(uploadLimit)
    expect(taken.status()).toBe(200)
    const { relativePath } = (await taken.json()) as { relativePath: string }
    const given = await page.request.get(`/security${relativePath}`)
    expect([given.status(), given.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(given.headers()['x-content-type-options']).toBe('nosniff')
    expect(await given.body()).toHaveLength(uploadLimit)
    await mock.clearRequests()
    expect((await upload(2_400_000)).status()).toBe(413)
    expect(await mock.requests()).toEqual([])
  })

  test('is asked for a sign-in only so often by one address, for a session as often as needed @release', async ({
    page,
  }) => {
    const ask = (path: string, method = 'POST'): Promise<number[]> =>
      Promise.all(
        Array.from({ length: 60 }, async () => {
          const answer = await page.request.fetch(`/authentication/api/Login/${path}`, { method })
          return answer.status()
        }),
      )
    expect(await ask('ValidateToken')).not.toContain(429)
    expect(await ask('OidcConnectParameters', 'GET')).not.toContain(429)
    expect(await ask('GenerateToken')).not.toContain(429)
    expect(await ask('Login')).toContain(429)
    const refused = await page.request.post('/authentication/api/Login/Login')
    expect(refused.status()).toBe(429)
    expect(refused.headers()).toMatchObject({ 'retry-after': '2', 'x-frame-options': 'DENY' })
    expect(refused.headers()['content-type']).toMatch(/^application\/json/)
    expect(await refused.json()).toEqual({ message: null })
  })

  test('hides a question for a name that would open the box of the browser @release', async ({
    page,
    mock,
  }) => {
    await mock.fault({
      match: { path: '/application/list' },
      kind: 'status',
      status: 401,
      headers: { 'WWW-Authenticate': 'Basic realm="x"' },
    })
    const answer = await page.request.get('/security/api/application/list')
    expect(answer.status()).toBe(401)
    expect(answer.headers()).not.toHaveProperty('www-authenticate')
  })
})

test.describe('a service with a certificate for another name', () => {
  test.use({ nginxOptions: { servicesName: 'elsewhere.test' } })

  test('is given nothing @release', async ({ page, mock }) => {
    const answer = await page.request.post('/authentication/api/Login/Login', { data: { user: 'admin' } })
    expect(answer.status()).toBe(502)
    expect(await mock.requests()).toEqual([])
  })
})
