import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { signIn } from '../support/people.ts'
import { runUntil, stopClock } from '../support/clock.ts'
import { expect, test } from '../support/portal.ts'
import { filled } from '../support/texts.ts'
import { pressEnter, setOut, walksWithWide } from '../support/walks.ts'

const provider = { name: 'Ingresar con Identidad Suite' } as const
/** The provider's own words. */
const chooseIdentity = { es: 'Elige tu identidad', en: 'Choose your identity', pt: 'Escolha sua identidade' }
const refuse = { es: 'No continuar', en: 'Do not continue', pt: 'Não continuar' }
const callback = '/signin-credential/callback'

async function expectApology(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '¡Lo sentimos!', exact: true })).toBeFocused()
  await expect(
    page.getByText(
      'En este momento no hemos podido verificar tu credencial, Por favor inténtalo más tarde.',
      { exact: true },
    ),
  ).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, location.href]),
  )

test.describe('the external sign-in', () => {
  for (const walk of walksWithWide('pt')) {
    const { language, width, words } = walk
    test(`goes to the provider and comes back signed in, by keyboard, in ${language} at ${width} wide [CLG-07, OIC-01, OIC-03, OIC-04, CAL-16, CAL-17, RTE-16]`, async ({
      page,
      at,
      mock,
    }) => {
      await setOut(page, walk)
      const codes: string[] = []
      page.on('request', (request) => {
        const code = new URL(request.url()).searchParams.get('code')
        if (code) codes.push(code)
      })
      await page.goto(at('oidc'))
      const offer = filled(words.external.signInWith, { provider: 'Identidad Suite' })
      const button = page.getByRole('button', { name: offer })
      await expect(button).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page)
      await pressEnter(button)

      await expect(page.getByRole('heading', { name: chooseIdentity[language] })).toBeVisible()
      await expectAccessible(page)
      await pressEnter(page.getByRole('button', { name: /María Gómez/ }))

      await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
      await expect(page).toHaveURL(at('oidc', '/'))
      expect(codes).toHaveLength(1)
      expect(await stored(page)).not.toContain(codes[0])
      const [exchange, ...more] = await mock.requests('oidcToken')
      expect(exchange!.body).toMatchObject({ tenant: '', appName: 'ibuhoo', tenantLanguage: language })
      expect(more).toHaveLength(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
      expect(await mock.requests('oidcToken')).toHaveLength(1)
    })

    test(`apologises in ${language} at ${width} wide when it is refused, and goes back by keyboard [OIC-05, OIC-08]`, async ({
      page,
      at,
    }) => {
      const { external, common } = words
      await setOut(page, walk)
      await page.goto(at('firmaya'))
      await pressEnter(
        page.getByRole('button', { name: filled(external.signInWith, { provider: 'Identidad Suite' }) }),
      )
      await pressEnter(page.getByRole('button', { name: refuse[language] }))
      await expect(page.getByRole('heading', { name: external.sorryTitle })).toBeFocused()
      await expect(page.getByText(external.sorry)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page)
      await pressEnter(page.getByRole('button', { name: common.understood }))
      await expect(page).toHaveURL(/\/login$/)
    })
  }

  test('that is refused apologises on a card of 574 px and goes back [OIC-02, OIC-05, OIC-06, OIC-07, OIC-08, OIC-09]', async ({
    page,
    at,
    mock,
  }) => {
    for (const answer of ['No continuar', 'Simular un fallo']) {
      await page.goto(at('oidc'))
      await page.getByRole('button', provider).click()
      await page.getByRole('button', { name: answer }).click()
      await expectApology(page)
      expect((await page.locator('.frame-card').boundingBox())!.width).toBe(574)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Entendido' }).click()
      await expect(page).toHaveURL(/\/login$/)
    }
    expect(await mock.requests('oidcToken')).toHaveLength(0)
  })

  for (const [who, name] of [
    ['a person without an account', /Persona Externa/],
    ['a blocked person', /Ana Vélez/],
  ] as const)
    test(`apologises to ${who} [OIC-05]`, async ({ page, at, mock }) => {
      await page.goto(at('oidc'))
      await page.getByRole('button', provider).click()
      await page.getByRole('button', { name }).click()
      await expectApology(page)
      expect(await mock.requests('oidcToken')).toHaveLength(1)
    })

  test('can be begun again after Back from the provider', async ({ page, at }) => {
    await page.goto(at('oidc'))
    await page.getByRole('button', provider).click()
    await expect(page.getByRole('heading', { name: 'Elige tu identidad' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', provider)).toBeEnabled()
    await page.getByRole('button', provider).click()
    await page.getByRole('button', { name: /María Gómez/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
  })

  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 404 },
    { kind: 'reset' },
    { kind: 'body', body: '<html>' },
    { kind: 'body', body: '{"url":"https://evil.test/"}' },
    { kind: 'body', body: '{"url":"javascript:alert(1)"}' },
  ] as const)
    test(`is not offered when its parameters are ${JSON.stringify(fault)}, and the form works`, async ({
      page,
      at,
      mock,
    }) => {
      await mock.fault({ match: { path: 'OidcConnectParameters' }, ...fault })
      await page.goto(at('oidc'))
      await expect.poll(async () => (await mock.requests('oidcConnectParameters')).length).toBeGreaterThan(0)
      await signIn(page, 'maria.gomez')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
      await expect(page.getByRole('button', provider)).toHaveCount(0)
    })

  test('is not offered by other products', async ({ page, mock }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
    await expect.poll(async () => (await mock.requests('getMaintenanceWindow')).length).toBe(1)
    expect(await mock.requests('oidcConnectParameters')).toHaveLength(0)
    await expect(page.getByRole('button', { name: /Ingresar con/ })).toHaveCount(0)
  })
})

test.describe('the callback', () => {
  const newCode = 'a person has a code of the identity provider'

  test('opened cold exchanges its code once, whatever is reloaded or opened again [OIC-01, OIC-10]', async ({
    page,
    at,
    mock,
  }) => {
    const { code } = await mock.providerState(newCode)
    await mock.fault({ match: { path: 'OidcToken' }, kind: 'status', status: 500 })
    const referrers: (string | undefined)[] = []
    page.on('request', (request) => referrers.push(request.headers()['referer']))
    const address = at('oidc', `${callback}?code=${code}`)
    await page.goto(address)
    await expectApology(page)
    expect(await stored(page)).not.toContain(code)
    expect(referrers.join()).not.toContain(code)
    await page.reload()
    await expectApology(page)
    await page.goto(address)
    await expectApology(page)
    await page.goBack()
    await expectApology(page)
    expect(await mock.requests('oidcToken')).toHaveLength(1)
  })

  test('has no query before anything of ours is asked for', async ({ page, at, mock }) => {
    const { code } = await mock.providerState(newCode)
    const seen: string[] = []
    await page.route('**/assets/*.js', async (route) => {
      if (!route.request().url().includes('/assets/main')) seen.push(new URL(page.url()).search)
      await route.continue()
    })
    await page.goto(at('oidc', `${callback}?code=${code}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set(['']))
  })

  test('refuses a state that this tab did not send, without an exchange', async ({ page, at, mock }) => {
    const { code } = await mock.providerState(newCode)
    await page.goto(at('oidc', `${callback}?code=${code}&state=from-elsewhere`))
    await expectApology(page)
    await page.goto(at('oidc'))
    await page.getByRole('button', provider).click()
    await expect(page.getByRole('heading', { name: 'Elige tu identidad' })).toBeVisible()
    await page.goto(at('oidc', `${callback}?code=${code}`))
    await expectApology(page)
    expect(await mock.requests('oidcToken')).toHaveLength(0)
  })

  test('apologises for a code whose minute is over', async ({ page, at, mock }) => {
    const { code } = await mock.providerState(newCode)
    await mock.setClock({ advance: 'PT1M' })
    await page.goto(at('oidc', `${callback}?code=${code}`))
    await expectApology(page)
  })

  for (const query of ['', '?', '?code=', '?error=access_denied', '?code=a&code=b'])
    test(`apologises for '${query}' and asks for nothing [OIC-02]`, async ({ page, at, mock }) => {
      await page.goto(at('oidc', `/Signin-Credential/Callback/${query}`))
      await expectApology(page)
      expect(await mock.requests('oidcToken')).toHaveLength(0)
    })

  for (const urlApp of [
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    'https://localhost@evil.test/',
    'javascript:window.__pwn=1',
    'java\nscript:window.__pwn=1',
    'data:text/html,<script>window.__pwn=1</script>',
  ])
    test(`does not go to ${JSON.stringify(urlApp)}`, async ({ page, at, mock }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (/evil|^data:/.test(request.url())) elsewhere.push(request.url())
      })
      page.on('dialog', (dialog) => elsewhere.push(dialog.message()))
      const body = JSON.stringify({ statusCode: 200, response: { informationCode: 'A10', urlApp } })
      await mock.fault({ match: { path: 'OidcToken' }, kind: 'body', body })
      await page.goto(at('oidc', `${callback}?code=c1`))
      await expectApology(page)
      expect(elsewhere).toEqual([])
      expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
      expect(new URL(page.url()).origin).toBe(new URL(at('oidc')).origin)
    })

  test('with a session goes home and consumes nothing [RTE-21]', async ({ page, at, mock }) => {
    await page.goto(at('oidc'))
    await signIn(page, 'maria.gomez')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    await page.goto(at('oidc', `${callback}?code=c1`))
    await expect(page).toHaveURL(at('oidc', '/'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    expect(await mock.requests('oidcToken')).toHaveLength(0)
  })
})

test.describe('the sign-out of a credential', () => {
  test('ends the session, waits for two seconds and leads to the sign-in [INF-21, INF-22]', async ({
    page,
    at,
    mock,
  }) => {
    await page.goto(at('oidc'))
    await signIn(page, 'maria.gomez')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    await stopClock(page)
    await page.goto(at('oidc', '/logout-credential'))
    await runUntil(page, page.getByRole('heading', { name: 'Cerrando tu sesión…' }))
    await expect(page.getByRole('status').locator('.ui-spinner')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await expect.poll(async () => (await mock.requests('revokeToken')).length).toBe(1)
    await expect(page).toHaveURL(/logout-credential$/)
    await page.clock.runFor(1_500)
    await expect(page).toHaveURL(/logout-credential$/)
    await page.clock.runFor(500)
    await expect(page).toHaveURL(/\/login$/)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
  })

  test('has a screen that everybody can follow', async ({ page }) => {
    // The two seconds wait for this test, however slow the machine is; every other timer runs.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window)
      const held = (work: TimerHandler, ms?: number): number => {
        if (ms !== 2_000) return start(work, ms)
        window.addEventListener('seen', work as () => void, { once: true })
        return 0
      }
      Object.assign(window, { setTimeout: held })
    })
    await page.goto('/logout-credential')
    await expect(page.getByRole('heading', { name: 'Cerrando tu sesión…' })).toBeVisible()
    await expectAccessible(page)
    await page.evaluate(() => void window.dispatchEvent(new Event('seen')))
    await expect(page).toHaveURL(/\/login$/)
  })

  test('opens without a session [RTE-15]', async ({ page }) => {
    await stopClock(page)
    await page.goto('/logout-credential')
    await runUntil(page, page.getByRole('heading', { name: 'Cerrando tu sesión…' }))
    await page.clock.runFor(2_000)
    await expect(page).toHaveURL(/\/login$/)
  })
})
