import type { Page, Request } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
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

const isAboutProvider = (request: Request): boolean => request.url().includes('OidcConnectParameters')

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
    const { language, width, words, tag } = walk
    test(`apologises when it is refused, goes to the provider again and comes back signed in, by keyboard, in ${language} at ${width} wide [CLG-07, OIC-01, OIC-03, OIC-04, OIC-05, OIC-08, CAL-16, CAL-17, RTE-16, RTE-21]${tag}`, async ({
      page,
      at,
      mock,
    }) => {
      const { external, common } = words
      const offer = filled(external.signInWith, { provider: 'Identidad Suite' })
      const button = page.getByRole('button', { name: offer })
      await setOut(page, walk)
      await page.goto(at('firmaya'))
      await pressEnter(button)
      await pressEnter(page.getByRole('button', { name: refuse[language] }))
      await expect(page.getByRole('heading', { name: external.sorryTitle })).toBeFocused()
      await expect(page.getByText(external.sorry)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectNoViolations(page)
      await pressEnter(page.getByRole('button', { name: common.understood }))
      await expect(page).toHaveURL(/\/login$/)

      const codes: string[] = []
      page.on('request', (request) => {
        const code = new URL(request.url()).searchParams.get('code')
        if (code) codes.push(code)
      })
      await page.goto(at('oidc'))
      await expect(button).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectNoViolations(page)
      await pressEnter(button)

      await expect(page.getByRole('heading', { name: chooseIdentity[language] })).toBeVisible()
      await expectNoViolations(page)
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
      await page.goto(at('oidc', `${callback}?code=c1`))
      await expect(page).toHaveURL(at('oidc', '/'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
      expect(await mock.requests('oidcToken')).toHaveLength(1)
    })
  }

  test('that leads to nobody apologises on a card of 574 px and goes back; Back from the provider and a next time work [OIC-02, OIC-05, OIC-06, OIC-07, OIC-08, OIC-09]', async ({
    page,
    at,
    mock,
  }) => {
    const offer = page.getByRole('button', provider)
    const choice = page.getByRole('heading', { name: 'Elige tu identidad' })
    await page.goto(at('oidc'))
    await test.step('Back', async () => {
      await offer.click()
      await expect(choice).toBeVisible()
      await page.goBack()
      await expect(offer).toBeEnabled()
    })
    for (const [who, answer, exchanges] of [
      ['a refusal', 'No continuar', 0],
      ['a failure of the provider', 'Simular un fallo', 0],
      ['a person without an account', /Persona Externa/, 1],
      ['a blocked person', /Ana Vélez/, 2],
    ] as const)
      await test.step(who, async () => {
        await offer.click()
        await page.getByRole('button', { name: answer }).click()
        await expectApology(page)
        expect((await page.locator('.frame-card').boundingBox())!.width).toBe(574)
        if (exchanges === 0) await expectNoViolations(page)
        expect(await mock.requests('oidcToken')).toHaveLength(exchanges)
        await page.getByRole('button', { name: 'Entendido' }).click()
        await expect(page).toHaveURL(/\/login$/)
      })
    await offer.click()
    await page.getByRole('button', { name: /María Gómez/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
  })

  test('is not offered when its parameters cannot be used, and the form works', async ({
    page,
    at,
    mock,
  }) => {
    for (const fault of [
      { kind: 'status', status: 500 },
      { kind: 'reset' },
      { kind: 'body', body: '{"url":"javascript:alert(1)"}' },
    ] as const)
      await test.step(fault.kind, async () => {
        const set = await mock.fault({ match: { path: 'OidcConnectParameters' }, ...fault })
        const answered =
          fault.kind === 'reset'
            ? page.waitForEvent('requestfailed', isAboutProvider)
            : page.waitForEvent('requestfinished', isAboutProvider)
        await page.goto(at('oidc'))
        await answered
        await expect(page.getByRole('button', { name: 'Ingresar', exact: true })).toBeVisible()
        await expect(page.getByRole('button', provider)).toHaveCount(0)
        await mock.removeFault(set)
      })
    await signIn(page, 'maria.gomez')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
  })

  test('and the form say which of them led in last time, move nothing by it, and forget it (beyond 34)', async ({
    page,
    at,
  }) => {
    const form = page.getByRole('button', { name: /^Ingresar(?! con)/ })
    const mark = page.getByText('Usado la última vez')
    const forget = page.getByRole('button', { name: 'Olvidar en este dispositivo' })
    const places = async () => [
      await form.boundingBox(),
      await page.getByRole('button', provider).boundingBox(),
    ]
    async function leave(): Promise<void> {
      await page.goto(at('oidc', '/logout'))
      await expect(page).not.toHaveURL(/logout$/)
      await page.goto(at('oidc'))
    }

    await page.goto(at('oidc'))
    await expect(page.getByRole('button', provider)).toBeVisible()
    const before = await places()
    await signIn(page, 'maria.gomez', 'not the password')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', provider)).toBeVisible()
    await expect(mark).toHaveCount(0)

    await page.getByRole('button', provider).click()
    await page.getByRole('button', { name: /María Gómez/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    await leave()
    await expect(page.getByRole('button', { name: `${provider.name} Usado la última vez` })).toBeVisible()
    expect(await places()).toEqual(before)
    await signIn(page, 'maria.gomez')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    expect(await page.evaluate(() => localStorage.getItem('last-way.oidc'))).toBe('classic')
    await leave()
    await expect(page.getByRole('button', { name: 'Ingresar Usado la última vez' })).toBeVisible()
    expect(await places()).toEqual(before)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await pressEnter(forget)
    await expect(page.getByText('Este dispositivo ya no lo recuerda.')).toBeFocused()
    await expect(mark).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', provider)).toBeVisible()
    await expect(mark).toHaveCount(0)
    await expect(forget).toHaveCount(0)
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
      if (!/assets\/(main|libraries|runtime)\./.test(route.request().url()))
        seen.push(new URL(page.url()).search)
      await route.continue()
    })
    await page.goto(at('oidc', `${callback}?code=${code}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set(['']))
  })

  test('refuses a state that this tab did not send, without an exchange, and a code whose minute is over', async ({
    page,
    at,
    mock,
  }) => {
    const { code } = await mock.providerState(newCode)
    await page.goto(at('oidc', `${callback}?code=${code}&state=from-elsewhere`))
    await expectApology(page)
    await page.goto(at('oidc'))
    await page.getByRole('button', provider).click()
    await expect(page.getByRole('heading', { name: 'Elige tu identidad' })).toBeVisible()
    await page.goto(at('oidc', `${callback}?code=${code}`))
    await expectApology(page)
    expect(await mock.requests('oidcToken')).toHaveLength(0)

    const late = await mock.providerState(newCode)
    await mock.setClock({ advance: 'PT1M' })
    await page.goto(at('oidc', `${callback}?code=${late.code}`))
    await expectApology(page)
    expect((await mock.requests('oidcToken')).map(({ status }) => status)).toEqual([400])
  })

  test('apologises for a query without one code and asks for nothing [OIC-02]', async ({
    page,
    at,
    mock,
  }) => {
    for (const query of ['?error=access_denied', '?code=a&code=b'])
      await test.step(query, async () => {
        await page.goto(at('oidc', `/Signin-Credential/Callback/${query}`))
        await expectApology(page)
      })
    expect(await mock.requests('oidcToken')).toHaveLength(0)
  })

  test('does not go to an address that is not on the list', async ({ page, at, mock }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (/evil|^data:/.test(request.url())) elsewhere.push(request.url())
    })
    page.on('dialog', (dialog) => elsewhere.push(dialog.message()))
    for (const [index, urlApp] of [
      'https://evil.test/',
      'java\nscript:window.__pwn=1',
      'data:text/html,<script>window.__pwn=1</script>',
    ].entries())
      await test.step(urlApp, async () => {
        const body = JSON.stringify({ statusCode: 200, response: { informationCode: 'A10', urlApp } })
        const set = await mock.fault({ match: { path: 'OidcToken' }, kind: 'body', body })
        await page.goto(at('oidc', `${callback}?code=c${index}`))
        await expectApology(page)
        expect(await mock.requests('oidcToken')).toHaveLength(index + 1)
        expect(elsewhere).toEqual([])
        expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
        expect(new URL(page.url()).origin).toBe(new URL(at('oidc')).origin)
        await mock.removeFault(set)
      })
  })
})

test.describe('the sign-out of a credential', () => {
  test('ends the session, waits for two seconds and leads to the sign-in [INF-21, INF-22] @firefox', async ({
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
    // As soon as the page has taken over, its name says too that this way led in last time.
    await runUntil(page, page.getByRole('button', { name: /^Ingresar(?! con)/ }))
  })

  test('opens without a session, on a screen that everybody can follow [RTE-15]', async ({ page }) => {
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
    await expectNoViolations(page)
    await page.evaluate(() => void window.dispatchEvent(new Event('seen')))
    await expect(page).toHaveURL(/\/login$/)
  })
})
