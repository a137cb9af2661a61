import type { FaultOrder } from '#mock/store/faults.ts'
import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const submit = { name: 'Ingresar', exact: true } as const
const login = { path: '/Login/Login' }

test.describe('hostile addresses in a login answer', () => {
  const hostile = [
    'javascript:window.__pwn=1',
    'java\nscript:window.__pwn=1',
    'data:text/html,<script>window.__pwn=1</script>',
    'file:///etc/passwd',
    '/\\evil.test/',
    'https://evil.test/',
    'https://localhost@evil.test/',
    'https://localhost。evil.test/',
    'https://a b',
  ]
  test('are not followed, whatever their form [LCK-03]', async ({ page, mock }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol !== 'data:' && !hostname.endsWith('localhost')) foreign.push(request.url())
    })
    page.on('dialog', (dialog) => foreign.push(dialog.message()))
    await page.goto('/login')
    for (const url of hostile) {
      const fault = await mock.fault({
        match: login,
        kind: 'body',
        body: JSON.stringify({ url, token: 'a.b.c', informationCode: 'A10' }),
      })
      const before = (await mock.requests('login')).length
      await signIn(page, 'admin')
      // The alert of the one before stands until this one is answered.
      await expect.poll(async () => (await mock.requests('login')).length).toBe(before + 1)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('alert')).toContainText('No abrimos la dirección que dio el servicio')
      await expect(page).toHaveURL(/\/login$/)
      expect(await page.evaluate(() => [sessionStorage.getItem('token'), '__pwn' in window])).toEqual([
        null,
        false,
      ])
      await mock.removeFault(fault)
    }
    expect(foreign).toEqual([])
    await signIn(page, 'admin')
    await expect(ownMenu(page)).toBeVisible()
  })
})

test.describe('odd data in a login answer', () => {
  test('promises nothing untrue, is shown as text, and is only a code [LCK-05]', async ({ page, mock }) => {
    await page.goto('/login')
    const said = page.getByRole('alert')
    /** The answer to one attempt, and what a person is told then. */
    const answer = (
      what: string,
      fault: Omit<FaultOrder, 'match'>,
      seen: () => Promise<void>,
    ): Promise<void> =>
      test.step(what, async () => {
        const set = await mock.fault({ match: login, ...fault })
        const before = (await mock.requests('login')).length
        await signIn(page, 'admin')
        await expect.poll(async () => (await mock.requests('login')).length).toBe(before + 1)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await seen()
        await mock.removeFault(set)
      })
    const refusal = (body: Record<string, unknown>): Omit<FaultOrder, 'match'> => ({
      kind: 'status',
      status: 400,
      body,
    })

    const wrong = (failedAttempts: unknown): Omit<FaultOrder, 'match'> =>
      refusal({ informationCode: 'R11', failedLoginInformation: { failedAttempts } })
    await answer('null failed attempts', wrong(null), async () => {
      await expect(said).toContainText('Usuario o contraseña incorrectos.')
      await expect(said).not.toContainText('intento')
    })
    await answer("'2' failed attempts", wrong('2'), () =>
      expect(said).toContainText('tienes solo un (1) intento más'),
    )

    for (const [message, start] of [
      ['<img src=x onerror=window.__pwn=1>', '<img src=x'],
      ['<b>negrita</b>', '<b>negrita</b>'],
      ['\u202Etxet', 'txet'],
      ['%s%n{{7*7}}', '%s%n{{7*7}}'],
      ['x'.repeat(50_000), 'x'.repeat(50)],
    ] as const)
      await answer(start, refusal({ informationCode: 'R21', message }), async () => {
        await expect(said).toContainText(start)
        expect(await said.locator('img, b').count()).toBe(0)
        expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
        expect((await said.innerText()).length).toBeLessThan(600)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
      })

    const lock = refusal({
      informationCode: 'R13',
      failedLoginInformation: { failedAttempts: 3, lockTime: 'mañana' },
    })
    await answer('a lock until tomorrow', lock, () =>
      expect(
        page.getByText('El usuario se encuentra bloqueado, vuelve a intentarlo más tarde.', { exact: true }),
      ).toBeVisible(),
    )

    const code = JSON.stringify({ informationCode: '__proto__', message: 'Un aviso' })
    await answer('__proto__ for a code', { kind: 'body', body: code }, () =>
      expect(page.getByRole('heading', { name: 'Un aviso' })).toBeVisible(),
    )
  })
})

test.describe('a login call that goes wrong', () => {
  test('that takes long says that the work goes on', async ({ page, mock }) => {
    await page.clock.install({ time: '2026-03-04T10:00:00Z' })
    await mock.fault({ match: login, kind: 'timeout' })
    await page.goto('/login')
    // From here on the clock stands still but for what the test lets pass.
    await page.clock.pauseAt('2026-03-04T10:05:00Z')
    await signIn(page, 'admin')
    await expect(page.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(3_500)
    await expect(page.getByText('Seguimos trabajando en ello…')).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect(page.getByText('Seguimos trabajando en ello…')).toBeVisible()
  })

  test('does not take the form away when everything around it fails', async ({ page, mock }) => {
    await mock.fault({ match: { path: '/security/api/application/' }, kind: 'reset' })
    await page.goto('/login')
    await signIn(page, 'admin')
    await expect(ownMenu(page)).toBeVisible()
  })
})

test.describe('haste', () => {
  test('double click and Enter send one request [LOG-03]', async ({ page, mock }) => {
    await mock.fault({ match: login, kind: 'latency', ms: 600 })
    await page.goto('/login')
    await page.getByLabel('Usuario').fill('maria.gomez')
    await page.getByLabel('Contraseña', { exact: true }).fill('mala')
    await page.getByRole('button', submit).dblclick()
    await page.keyboard.press('Enter')
    await page.getByLabel('Usuario').press('Enter')
    await expect(page.getByRole('alert')).toContainText('tienes dos (2)')
    expect(await mock.requests('login')).toHaveLength(1)
  })

  test('Enter before the rest of the code has arrived signs in, and nothing shows in the address', async ({
    page,
  }) => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await page.route(/\/assets\/(?!main|libraries|runtime).+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Usuario').fill('admin')
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(ownMenu(page)).toBeVisible()
    for (const address of addresses) expect(address).not.toContain('?')
  })
})

test.describe('storage', () => {
  test('with a stored language that is none opens in Spanish [LNG-04]', async ({ page }) => {
    await page.goto('/login')
    for (const poison of ['__proto__', 'x'.repeat(1_000_000)])
      await test.step(poison.slice(0, 12), async () => {
        await page.evaluate((value) => {
          localStorage.setItem('bms_lang', value)
          localStorage.setItem('_appName', value)
        }, poison)
        await page.reload()
        await expect(page.getByRole('button', submit)).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('_appName'))).toBe('ibuhoo')
      })
  })

  for (const denied of ['read', 'write'] as const)
    test(`that the browser denies to ${denied} is stood in for by memory, and said so`, async ({ page }) => {
      await page.addInitScript((how) => {
        if (how === 'write') {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
          return
        }
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError')
            },
          })
      }, denied)
      await page.goto('/login')
      await expect(page.getByText('El navegador no permite guardar datos')).toBeVisible()
      await signIn(page, 'admin')
      await expect(ownMenu(page)).toBeVisible()
    })
})

test.describe('the page itself', () => {
  test('breaks no rule of its own policy on the way from the form to the home', async ({ page, noise }) => {
    await page.goto('/login')
    await signIn(page, 'admin')
    await expect(ownMenu(page)).toBeVisible()
    await ownMenu(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(noise.filter((line) => line.includes('Content Security Policy'))).toEqual([])
  })

  test('says that there is a newer version when the code of a screen is there no more', async ({
    page,
    noise,
  }) => {
    const gone = new Set<string>()
    await page.route(/\/assets\/(?!main|libraries|runtime).+\.js$/, async (route) => {
      const answer = await route.fetch()
      const code = await answer.text()
      if (code.includes('Signing out')) gone.add(route.request().url())
      const isGone = gone.has(route.request().url())
      await route.fulfill(isGone ? { status: 404, body: '' } : { response: answer, body: code })
    })
    await page.goto('/logout')
    await expect(page.getByRole('heading', { name: 'Hay una versión nueva del portal.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Recargar' })).toBeVisible()
    noise.length = 0
  })
})
