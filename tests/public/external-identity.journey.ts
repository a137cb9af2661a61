import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { filled } from '../support/texts.ts'
import { pressEnter, setOut } from '../support/walks.ts'

const provider = { name: 'Ingresar con Identidad Suite' } as const
/** The provider's own words, in Portuguese. */
const chooseIdentity = 'Escolha sua identidade'
const refuse = 'Não continuar'
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
  test('apologises when refused, opens the provider again and returns signed in, by keyboard [CLG-07, OIC-01, OIC-03, OIC-04, OIC-05, OIC-08, CAL-16, CAL-17, RTE-16, RTE-21] @release', async ({
    page,
    at,
    mock,
  }) => {
    const words = await setOut(page, { language: 'pt', width: 390 })
    const { external, common } = words
    const offer = filled(external.signInWith, { provider: 'Identidad Suite' })
    const button = page.getByRole('button', { name: offer })
    await page.goto(at('firmaya'))
    await pressEnter(button)
    await pressEnter(page.getByRole('button', { name: refuse }))
    await expect(page.getByRole('heading', { name: external.sorryTitle })).toBeFocused()
    await expect(page.getByText(external.sorry)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoViolations(page)
    await pressEnter(button)

    await expect(page.getByRole('heading', { name: chooseIdentity })).toBeVisible()
    await expectNoViolations(page)
    await pressEnter(page.getByRole('button', { name: /María Gómez/ }))

    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    await expect(page).toHaveURL(at('oidc', '/'))
    expect(codes).toHaveLength(1)
    expect(await stored(page)).not.toContain(codes[0])
    const [exchange, ...more] = await mock.requests('oidcToken')
    expect(exchange!.body).toMatchObject({ tenant: '', appName: 'ibuhoo', tenantLanguage: 'pt' })
    expect(more).toHaveLength(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    await page.goto(at('oidc', `${callback}?code=c1`))
    await expect(page).toHaveURL(at('oidc', '/'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    expect(await mock.requests('oidcToken')).toHaveLength(1)
  })

  test('and the form say which of them led in last time, move nothing by it, and forget it [beyond 34] @release', async ({
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
    await expect(page.getByText('Este dispositivo ya no recuerda cómo ingresaste.')).toBeFocused()
    await expect(mark).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', provider)).toBeVisible()
    await expect(mark).toHaveCount(0)
    await expect(forget).toHaveCount(0)
  })
})

test('a callback drops its query before the first request, and exchanges its code only once [OIC-01, OIC-09, OIC-10]', async ({
  page,
  at,
  mock,
}) => {
  const { code } = await mock.providerState('a person has a code of the identity provider')
  await mock.fault({ match: { path: 'OidcToken' }, kind: 'status', status: 500 })
  const referrers: (string | undefined)[] = []
  page.on('request', (request) => referrers.push(request.headers()['referer']))
  const searches: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    if (!/assets\/(main|libraries|runtime)\./.test(route.request().url()))
      searches.push(new URL(page.url()).search)
    await route.continue()
  })
  const address = at('oidc', `${callback}?code=${code}`)
  await page.goto(address)
  await expectApology(page)
  expect(new Set(searches)).toEqual(new Set(['']))
  expect((await page.locator('.frame-card').boundingBox())!.width).toBe(574)
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
