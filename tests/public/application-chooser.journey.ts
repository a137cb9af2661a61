import type { Locator } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { expectNoLeaks } from '../support/noise.ts'
import { holdSession, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { beforeFirst } from '../support/signInAgain.ts'
import { slowness } from '../support/slowness.ts'

test.beforeEach(async ({ context }) => {
  await context.route(/^https:\/\/[\w.]+\.suite\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Aplicación</title>' }),
  )
})

test.describe('the application chooser', () => {
  test('is open to visitors, whatever the product and its language, wide and narrow [RTE-10, AVA-01, AVA-04, AVA-05]', async ({
    page,
    at,
  }) => {
    test.setTimeout(120_000 * slowness)
    for (const [host, title] of [
      ['ibuhoo', 'Elige una aplicación'],
      ['bmsbra.bemyself', 'Escolha um aplicativo'],
      ['firmaya', 'Elige una aplicación'],
    ] as const)
      await test.step(host, async () => {
        await page.setViewportSize({ width: 1280, height: 844 })
        await page.goto(at(host, '/availableApps'))
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByRole('listitem')).toHaveCount(11)
        await expect(page.locator('li .app-icon')).toHaveCount(11)
        for (const hidden of ['Restablecer OTP', 'Archivo digital', 'Portafirmas'])
          await expect(page.getByText(hidden)).toHaveCount(0)
        for (const width of [1280, 390])
          await test.step(`${width} wide`, async () => {
            await page.setViewportSize({ width, height: 844 })
            for (const picture of await page.locator('img').all())
              await expect
                .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
                .toBeGreaterThan(0)
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
            await expectNoViolations(page)
          })
        await expectNoLeaks(page)
      })
  })

  test('opens a landing page in a new tab that does not know where it came from [AVA-02]', async ({
    page,
    context,
  }) => {
    await page.goto('/availableapps')
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: /^License/ }).press('Enter')
    const tab = await opening
    await expect(tab).toHaveURL('https://www.license.suite.test/')
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await expect(page).toHaveURL(/\/availableapps$/)
  })

  test('logs in to an application of the session, by keyboard [AVA-03, CAL-12] @firefox', async ({
    page,
    mock,
  }) => {
    await page.goto('/login')
    await signIn(page, 'maria.gomez')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('María')
    await page.goto('/availableapps')
    const own = page.getByRole('region', { name: 'Tus aplicaciones' })
    await expect(own.getByRole('button')).toHaveCount(2)
    await expectNoViolations(page)
    await own.getByRole('button', { name: /^Colnómina/ }).press('Enter')
    await expect(page).toHaveURL(/^https:\/\/app\.colnomina\.suite\.test\/\?token=[\w-]+\.[\w-]+\.[\w-]+$/)
    const sent = await mock.requests('generateToken')
    expect(sent.map(({ body }) => body)).toMatchObject([
      { UserName: 'maria.gomez', Quantity: 1, AppName: 'colnomina' },
    ])
  })

  test('refreshes an expired token once on the way [SES-20]', async ({ page, mock }) => {
    await holdSession(page, 'maria.gomez')
    await page.goto('/availableapps')
    await expect(page.getByRole('button', { name: /^Colnómina/ })).toBeVisible()
    await beforeFirst(page, '**/GenerateToken', () => mock.expireTokens())
    await page.getByRole('button', { name: /^Colnómina/ }).click()
    await expect(page).toHaveURL(/^https:\/\/app\.colnomina\.suite\.test\/\?token=/)
    expect(await mock.requests('refreshToken')).toHaveLength(1)
  })

  test('says so when it is refused, and stays', async ({ page, mock }) => {
    await holdSession(page, 'maria.gomez')
    await page.goto('/availableapps')
    await expect(page.getByRole('button', { name: /^Colnómina/ })).toBeVisible()
    await mock.providerState('a person may enter an application', { on: false })
    await page.getByRole('button', { name: /^Colnómina/ }).click()
    await expect(page.getByRole('alert')).toContainText('no tiene los privilegios suficientes')
    await expect(page).toHaveURL(/\/availableapps$/)
    await expectNoViolations(page)
  })

  test('of a revoked session says why it ended', async ({ page, mock }) => {
    await holdSession(page, 'maria.gomez')
    await page.goto('/availableapps')
    await expect(page.getByRole('button', { name: /^Colnómina/ })).toBeVisible()
    await beforeFirst(page, '**/GenerateToken', () => mock.revokeTokens())
    await page.getByRole('button', { name: /^Colnómina/ }).click()
    await expect(page).toHaveURL(/\/alert$/)
    await expect(page.getByText('Tu sesión fue revocada. Por favor ingresa de nuevo.')).toBeVisible()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('takes no token to a hostile address, and opens none', async ({ page, mock, noise }) => {
    await mock.change('applications', 'colnomina', { urlApp: 'javascript:window.__pwn=1' })
    await mock.change('applications', 'license', { landing: 'javascript:window.__pwn=1' })
    await mock.change('applications', 'suite', { landing: null })
    await holdSession(page, 'maria.gomez')
    await page.goto('/availableapps')
    for (const name of [/^License/, /^Suite/, /^Colnómina/]) await page.getByRole('button', { name }).click()
    await expect(page.getByRole('alert')).toContainText('Error al realizar la petición.')
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    expect(await mock.requests('generateToken')).toHaveLength(0)
    expect(page.context().pages()).toHaveLength(1)
    expect(noise).toEqual([])
  })

  test('that cannot be read says so, and can be asked again', async ({ page, mock }) => {
    await mock.fault({ match: { path: '/application/list' }, kind: 'status', status: 500, times: 1 })
    await page.goto('/availableapps')
    await expect(page.getByRole('alert')).toContainText('Error al realizar la petición.')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(11)
  })

  test('is put in the own order by a drag, by single presses and by keys, and stays so at home and the next day (beyond 33)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await holdSession(page, 'maria.gomez')
    await page.goto('/availableapps')
    const titles = (name: string): Locator =>
      page.getByRole('region', { name, exact: true }).locator('.app-title')
    const row = (title: string): Locator => page.getByRole('listitem').filter({ hasText: title })
    await page.getByRole('searchbox', { name: 'Buscar aplicación' }).fill('colnomina')
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('searchbox').fill('')

    await page.getByRole('button', { name: 'Ordenar' }).click()
    await expect(page.getByRole('heading', { name: 'Ordenar' })).toBeFocused()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(titles('Tus aplicaciones')).toHaveText(['Ibuhoo', 'Colnómina'])
    await row('Colnómina').dragTo(row('Ibuhoo'))
    await expect(titles('Tus aplicaciones')).toHaveText(['Colnómina', 'Ibuhoo'])
    await page.getByRole('button', { name: 'Bajar Colnómina' }).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(titles('Tus aplicaciones')).toHaveText(['Ibuhoo', 'Colnómina'])
    await expect(page.getByRole('button', { name: 'Bajar Colnómina' })).toBeFocused()
    await page.getByRole('button', { name: 'Subir Colnómina' }).click()
    await page.getByRole('button', { name: 'License: favorita' }).press('Enter')
    await expect(page.getByRole('button', { name: 'License: favorita', pressed: true })).toBeFocused()
    await page.getByRole('button', { name: 'Listo' }).click()
    await page.getByRole('button', { name: 'Lista' }).click()

    const expectKept = async (): Promise<void> => {
      await expect(titles('Favoritas')).toHaveText(['License'])
      await expect(titles('Tus aplicaciones')).toHaveText(['Colnómina', 'Ibuhoo'])
      await expect(page.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'true')
    }
    await expectKept()
    await page.reload()
    await expectKept()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Ir al inicio' }).click()
    await expect(page.getByRole('main').locator('.app-title')).toHaveText(['Colnómina', 'Ibuhoo'])
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/maria/i)
  })
})
