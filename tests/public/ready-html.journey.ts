import type { APIRequestContext, APIResponse, Page, Request } from '@playwright/test'
import { expectNoLeaks } from '../support/noise.ts'
import { holdSession, ownMenu, password } from '../support/people.ts'
import { untilHydrated } from '../support/untilHydrated.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'

const prerendered = [
  ['ibuhoo', 'ibuhoo', 'es', 'Ingresar'],
  ['bemyself', 'bemyself', 'es', 'Ingresar'],
  ['bmsbra.bemyself', 'bemyself_bmsbra', 'pt', 'Entrar'],
  ['firmaya', 'firmaya', 'es', 'Ingresar'],
  ['lstinhib', 'lstinhib', 'es', 'Ingresar'],
] as const

/** Holds an asset of the next page back until it is released. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.unroute(address)
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const code = /\/assets\/main\..+\.js$/
const sheet = /\/assets\/main\..+\.css$/
const withoutCode = (page: Page): Promise<() => void> => hold(page, code)

/** Whether the very elements of the answer are still there, under React's hand. */
async function mark(page: Page): Promise<void> {
  await page
    .locator('form input[name]')
    .first()
    .evaluate((input) => input.setAttribute('data-seen', ''))
}

/** The answer of a product's host, asked without a browser: only that one finds hosts below localhost by itself. */
async function answerOf(request: APIRequestContext, address: string): Promise<APIResponse> {
  const { host, pathname } = new URL(address)
  return request.get(pathname, { headers: { Host: host } })
}

const user = (page: Page) => page.locator('input[autocomplete="username"]')
const secret = (page: Page) => page.locator('input[autocomplete="current-password"]')

test.describe('the sign-in as it travels', () => {
  test('is in the answer of each layout in its language, at no other address and not by file name [RTE-04]', async ({
    request,
    at,
  }) => {
    for (const [host, theme, language, submit] of prerendered)
      for (const path of ['/', '/login', '/LOGIN/'])
        await test.step(`${theme} ${path}`, async () => {
          const html = await (await answerOf(request, at(host, path))).text()
          expect(html).toContain(`<html lang="${language}" data-theme="${theme}"`)
          expect(html).toMatch(/<input[^>]+autoComplete="username"/)
          expect(html).toMatch(/<input[^>]+type="password"/)
          expect(html).toContain(`>${submit}<`)
          expect(html).not.toContain('__CSP_NONCE__')
        })
    for (const path of ['/users', '/alert', '/nowhere'])
      expect(await (await answerOf(request, at('ibuhoo', path))).text()).toContain('<div id="root"></div>')
    for (const path of ['/pages/ibuhoo.es.html', '/pages/console/ibuhoo.es.html', '/pages/pages.json'])
      expect((await request.get(path)).status()).toBe(404)
  })

  test('is hydrated unchanged in each layout @release', async ({ page, at }) => {
    test.setTimeout(120_000 * slowness)
    for (const [host, theme, language, submit] of prerendered)
      await test.step(theme, async () => {
        const release = await withoutCode(page)
        await page.goto(at(host), { waitUntil: 'commit' })
        await expect(page.getByRole('button', { name: submit, exact: true })).toBeVisible()
        const brand = () =>
          page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
        await expect.poll(brand).not.toBe('')
        const before = [await brand(), await page.title()]
        await mark(page)
        release()
        await untilHydrated(page)
        await expect(page.locator('[data-seen]')).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect([await brand(), await page.title()]).toEqual(before)
        await expectNoLeaks(page)
      })
  })
})

test.describe('what is typed before the code has come', () => {
  test('stays, keeps the caret, and signs in @firefox-release', async ({ page }) => {
    const release = await withoutCode(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await user(page).fill('admin')
    await secret(page).focus()
    await page.keyboard.type(password)
    await mark(page)
    release()
    await untilHydrated(page)
    await expect(page.locator('[data-seen]')).toHaveValue('admin')
    await expect(secret(page)).toHaveValue(password)
    await expect(secret(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(ownMenu(page)).toBeVisible()
  })

  test('moves over when the person speaks another language than the product [LNG-02] @release', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('bms_lang', 'en'))
    const release = await withoutCode(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await user(page).fill('admin')
    await secret(page).fill(password)
    release()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(user(page)).toHaveValue('admin')
    await expect(secret(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(ownMenu(page)).toBeVisible()
  })

  test('is never sent by the browser itself; what was sent is sent once when the code has come', async ({
    page,
    mock,
  }) => {
    const release = await withoutCode(page)
    await page.goto('/login', { waitUntil: 'commit' })
    const navigations: Request[] = []
    page.on('request', (request) => request.isNavigationRequest() && navigations.push(request))
    await user(page).fill('admin')
    await secret(page).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
    await expect(page).toHaveURL(/\/login$/)
    release()
    await expect(ownMenu(page)).toBeVisible()
    expect(navigations).toEqual([])
    expect(await mock.requests('login')).toHaveLength(1)
  })
})

test.describe('the styles of a prerendered sign-in', () => {
  /** How everything on the page looks and where it stands. */
  const look = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        // A variable that no rule of the page uses changes nothing.
        const styles = [...getComputedStyle(element)]
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}:${getComputedStyle(element).getPropertyValue(name)}`)
        return [element.className, x, y, width, height, ...styles].join(';')
      }),
    )

  test('come with it, wide and narrow: the sheet that follows changes nothing @release', async ({
    page,
    at,
  }) => {
    test.setTimeout(180_000 * slowness)
    for (const [host, width] of [
      ['ibuhoo', 1280],
      ['ibuhoo', 390],
      ['bemyself', 1280],
      ['lstinhib', 390],
      ['firmaya', 1280],
      ['letmicert', 390],
    ] as const)
      await test.step(`${host} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await withoutCode(page)
        const release = await hold(page, sheet)
        await page.goto(at(host), { waitUntil: 'commit' })
        await user(page).fill('admin')
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
        expect(
          await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!.sheet),
        ).toBeNull()
        const before = await look(page)
        release()
        await page.locator('link[rel=stylesheet][media=all]').waitFor({ state: 'attached' })
        expect(await look(page)).toEqual(before)
        await expectNoLeaks(page)
      })
  })
})

test.describe('a visitor who is not to see the form', () => {
  test('does not show with a session, nor for an unchecked address behind / @release', async ({ page }) => {
    await holdSession(page)
    for (const path of ['/', '/login']) {
      const release = await withoutCode(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('form.login-form').waitFor({ state: 'attached' })
      await expect(page.locator('body')).toHaveCSS('visibility', 'hidden')
      await expect(user(page)).toBeHidden()
      release()
      await expect(ownMenu(page)).toBeVisible()
      await expect(page.locator('form.login-form')).toHaveCount(0)
    }
    await page.evaluate(() => sessionStorage.clear())
    const release = await withoutCode(page)
    await page.goto('/?utm_source=x', { waitUntil: 'commit' })
    await page.locator('form.login-form').waitFor({ state: 'attached' })
    await expect(user(page)).toBeHidden()
    release()
    await expect(user(page)).toBeVisible()
  })
})
