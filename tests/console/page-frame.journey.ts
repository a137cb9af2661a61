import type { Page } from '@playwright/test'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const frame = (page: Page) => page.locator('#page-frame')
const rows = (page: Page) => page.locator('main tbody a[data-row]')

/** Holds the portal's code back until it is released. */
async function withoutCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/main\.\w+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const shapes = [
  ['/users', 'list', '.list-card'],
  ['/users/4', 'card', '.card-sheet'],
  ['/menuSettings/lateral', 'tabs', '.tabs'],
  ['/', 'home', '.home-greeting'],
] as const

test.describe('before there is any code the page', () => {
  test('shows the shape of the console to whoever holds a token, and nothing of the person @firefox', async ({
    page,
  }) => {
    await holdSession(page)
    const release = await withoutCode(page)
    for (const [path, , shape] of shapes)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(frame(page).locator('.top-bar img')).toBeVisible()
        await expect(frame(page).locator('.drawer')).toBeVisible()
        await expect(frame(page).locator(shape).filter({ visible: true })).toHaveCount(1)
        await expect(page.getByRole('status')).toHaveText('Cargando…')
        // All that can be read: that it loads, and what is behind every address of this name.
        expect(await page.locator('body').innerText()).toMatch(
          /^\s*Cargando…\s*(Usuarios|Ajustes de menú)?\s*$/,
        )
      })
    release()
    await page.goto('/users')
    await expect(rows(page)).toHaveCount(10)
    await expect(frame(page)).toHaveCount(0)
  })

  test('shows it in the language and the scheme of the person', async ({ page }) => {
    await holdSession(page)
    await page.addInitScript(() => {
      localStorage.setItem('bms_lang', 'en')
      localStorage.setItem('look', 'dark')
    })
    await withoutCode(page)
    await page.goto('/users', { waitUntil: 'commit' })
    await expect(frame(page).locator('h1').filter({ visible: true })).toHaveText('Users')
    await expect(page.getByRole('status')).toHaveText('Loading…')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 14, 21)')
  })

  test('stands still where people want no motion, and has its lines where colours are forced', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await holdSession(page)
    await withoutCode(page)
    await page.goto('/users', { waitUntil: 'commit' })
    const line = frame(page).locator('.frame-row .skeleton').first()
    await expect(line).toBeVisible()
    await expect(line).toHaveCSS('animation-name', 'none')
    await expect(line).toHaveCSS('border-top-style', 'solid')
  })

  test('shows nothing of it without a token, nor for a link that may carry one', async ({ page }) => {
    await withoutCode(page)
    for (const path of ['/users', '/', '/users?user=ana&token=a.b.c']) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('#page-frame').waitFor({ state: 'attached' })
      await expect(frame(page)).toBeHidden()
    }
  })
})

test('a screen takes the place of its shape without a jump, wide and narrow', async ({ page }) => {
  await holdSession(page)
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 390, 1280, 1920])
    for (const [path, , shape] of shapes)
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const release = await withoutCode(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(frame(page)).toBeVisible()
        const placeOf = async (selector: string) => {
          const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
          return [box!.x, box!.width].map(Math.round)
        }
        const before = [await placeOf('.top-bar'), await placeOf('.top-logo img'), await placeOf(shape)]
        release()
        await expect(frame(page)).toHaveCount(0)
        await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
        await page.evaluate(() => document.fonts.ready)
        await page.unroute(/\/assets\/main\.\w+\.js$/)
        expect([await placeOf('.top-bar'), await placeOf('.top-logo img'), await placeOf(shape)]).toEqual(
          before,
        )
        expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
      })
})

/** What the page asks a service, by address and headers. */
function noteReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || !/^\/(security|authentication)\/api\//.test(pathname)) return
    const {
      authorization,
      pages,
      filterby,
      customersearch,
      pid,
      id,
      userid,
      idapplication,
      idmenulocation,
      rol,
    } = request.headers()
    reads.push(
      JSON.stringify([
        pathname,
        authorization,
        pages,
        filterby,
        customersearch,
        pid,
        id,
        userid,
        idapplication,
        idmenulocation,
        rol,
      ]),
    )
  })
  return reads
}

const rooms = [
  ['/users', 2],
  ['/users?size=25&sort=newest&page=2&search=a', 4],
  ['/users/4', 2],
  ['/apps', 2],
  ['/apps/1', 2],
  ['/privileges', 3],
  ['/privileges/1', 3],
  ['/roles', 3],
  ['/roles/1', 3],
  ['/notifications', 3],
  ['/notifications/1', 2],
  ['/menuSettings/superior', 2],
  ['/menuSettings/superior?app=1', 3],
  ['/menuSettings/suite?app=1', 3],
  ['/', 2],
] as const

test('what an address shows first leaves with the page, and is asked for once', async ({ page, mock }) => {
  await holdSession(page)
  for (const [path, count] of rooms)
    await test.step(path, async () => {
      const release = await withoutCode(page)
      const reads = noteReads(page)
      const settled = (await mock.requests('validateSession')).length
      await page.goto(path, { waitUntil: 'commit' })
      await expect(frame(page)).toBeVisible()
      // An early read is given up after ten seconds.
      await expect.poll(() => reads.length, { intervals: [20] }).toBe(count)
      const early = [...reads]
      release()
      await expect.poll(async () => (await mock.requests('validateSession')).length).toBeGreaterThan(settled)
      await page.waitForLoadState('networkidle')
      expect(early.filter((read) => reads.filter((one) => one === read).length !== 1)).toEqual([])
      page.removeAllListeners('request')
      await page.unroute(/\/assets\/main\.\w+\.js$/)
    })
})

test('what left with the token of another session is dropped, and asked for anew', async ({ page, mock }) => {
  await holdSession(page)
  const release = await withoutCode(page)
  await page.goto('/users', { waitUntil: 'commit' })
  await expect.poll(async () => (await mock.requests('listUsers')).length).toBe(1)
  const answer = await page.request.post('/__mock/v1/provider-states', {
    data: { state: 'a session is open', params: { userName: 'admin2' } },
  })
  const session = (await answer.json()) as Record<'token' | 'refreshToken', string>
  await page.evaluate(({ token, refreshToken }) => {
    sessionStorage.setItem('token', token)
    sessionStorage.setItem('refreshToken', refreshToken)
  }, session)
  release()
  await expect(rows(page)).toHaveCount(10)
  expect(await mock.requests('listUsers')).toHaveLength(2)
  expect(await mock.requests('validateToken')).toHaveLength(2)
})

test('a session that ended while the code was on its way leads to the sign-in, and the shape goes', async ({
  page,
}) => {
  await holdSession(page)
  const release = await withoutCode(page)
  await page.goto('/users', { waitUntil: 'commit' })
  await expect(frame(page)).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  release()
  await expect(page.getByLabel('Usuario')).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})

const lists = [
  ['/users', '/user/list'],
  ['/apps', '/application/list'],
  ['/privileges', '/privilege/list'],
  ['/roles', '/role/list'],
  ['/notifications', '/Notifications/List'],
] as const

test('an early answer that is none is told as any other, and another try works', async ({
  page,
  mock,
  noise,
}) => {
  await holdSession(page)
  for (const [path, call] of lists)
    await test.step(path, async () => {
      const fault = await mock.fault({ match: { path: call }, kind: 'status', status: 500 })
      await page.goto(path)
      await expect(page.getByText(/Referencia: [0-9A-Z]{7}/).first()).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
      await mock.removeFault(fault)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Reintentar' }).first().click()
      await expect(rows(page).first()).toBeVisible()
    })
  noise.length = 0
})

test('a token that nobody confirms is said to be so in the place of the shape [SES-08]', async ({
  page,
  mock,
  noise,
}) => {
  await holdSession(page)
  const fault = await mock.fault({ match: { path: '/ValidateToken' }, kind: 'status', status: 500 })
  await page.goto('/users')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
  await mock.removeFault(fault)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(rows(page)).toHaveCount(10)
  noise.length = 0
})

test('a token that is refused once is refreshed, and what it was refused for is asked again', async ({
  page,
  mock,
  noise,
}) => {
  await holdSession(page)
  await mock.fault({ match: { path: '/user/list' }, kind: 'status', status: 401, times: 1 })
  await page.goto('/users')
  await expect(rows(page)).toHaveCount(10)
  expect(await mock.requests('refreshToken')).toHaveLength(1)
  expect(await mock.requests('listUsers')).toHaveLength(2)
  noise.length = 0
})

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted: number
  }
}
