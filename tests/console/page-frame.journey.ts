import type { Page } from '@playwright/test'
import { holdSession, ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const frame = (page: Page) => page.locator('#page-frame')
/** The portal's own script. */
const code = /\/assets\/main\.\w+\.js$/

/** Holds the portal's code back until it is released. */
async function withoutCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const shapes = [
  ['/users', '.list-card'],
  ['/roles/1', '.card-sheet'],
  ['/menuSettings/lateral', '.tabs'],
  ['/', '.home-greeting'],
] as const

test('before its code has loaded the page shows the console’s shape to a person with a token', async ({
  page,
}) => {
  const release = await withoutCode(page)
  const outsiders = await page.context().newPage()
  await withoutCode(outsiders)
  for (const path of ['/users', '/', '/users?user=ana&token=a.b.c']) {
    await outsiders.goto(path, { waitUntil: 'commit' })
    await frame(outsiders).waitFor({ state: 'attached' })
    await expect(frame(outsiders)).toBeHidden()
  }
  await outsiders.close()

  await holdSession(page)
  for (const [path, shape] of shapes)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(frame(page).locator('.top-bar img')).toBeVisible()
      await expect(frame(page).locator('.drawer')).toBeVisible()
      await expect(frame(page).locator(shape).filter({ visible: true })).toHaveCount(1)
      // All that can be read: that it loads, and what is behind every address of this name.
      await expect(page.locator('body')).toHaveText(/^\s*Cargando…\s*(Usuarios|Ajustes de menú)?\s*$/, {
        useInnerText: true,
      })
    })
  await page.evaluate(() => {
    localStorage.setItem('bms_lang', 'en')
    localStorage.setItem('look', 'dark')
  })
  await page.goto('/users', { waitUntil: 'commit' })
  await expect(frame(page).locator('h1').filter({ visible: true })).toHaveText('Users')
  await expect(page.getByRole('status')).toHaveText('Loading…')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 14, 21)')

  await page.emulateMedia({ forcedColors: 'active' })
  const line = frame(page).locator('.frame-row .skeleton').first()
  await expect(line).toHaveCSS('animation-name', 'none')
  await expect(line).toHaveCSS('border-top-style', 'solid')

  // The session ends while the code is on its way.
  await page.evaluate(() => sessionStorage.clear())
  release()
  await expect(page.getByLabel('User name')).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})

test('beside a tab in a session, / shows no sign-in before its code has come @release', async ({ page }) => {
  await holdSession(page)
  await page.goto('/')
  await expect(ownMenu(page)).toBeVisible()
  const next = await page.context().newPage()
  const release = await withoutCode(next)
  await next.goto('/', { waitUntil: 'commit' })
  const user = next.getByLabel('Usuario')
  await user.waitFor({ state: 'attached' })
  await expect(user).toBeHidden()
  release()
  await expect(ownMenu(next)).toBeVisible()
})

test('a screen takes the place of its shape without a jump, wide and narrow @release', async ({ page }) => {
  await holdSession(page)
  // On a busy machine the font arrives after the screen and moves lines itself.
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1280])
    for (const [path, shape] of shapes)
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const release = await withoutCode(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(frame(page)).toBeVisible()
        const places = (): Promise<number[][]> =>
          Promise.all(
            ['.top-bar', '.top-logo img', shape].map(async (selector) => {
              const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
              return [box!.x, box!.width].map(Math.round)
            }),
          )
        const before = await places()
        release()
        await expect(frame(page)).toHaveCount(0)
        await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
        await page.unroute(code)
        expect(await places()).toEqual(before)
        expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02)
      })
})

/** What the page asks a service, by address and headers. */
function noteReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || !/^\/(security|authentication)\/api\//.test(pathname)) return
    const asked = Object.entries(request.headers()).filter(([name]) => asking.test(name))
    reads.push(JSON.stringify([pathname, asked.toSorted()]))
  })
  return reads
}

const asking = /^(authorization|pages|filterby|customersearch|p?id|userid|idapplication|idmenulocation|rol)$/

const rooms = [
  ['/users?size=25&sort=newest&page=2&search=a', 4],
  ['/users/4', 2],
  ['/apps/1', 2],
  ['/privileges', 3],
  ['/roles/1', 3],
  ['/notifications', 3],
  ['/menuSettings/suite?app=1', 3],
  ['/', 2],
] as const

test('what an address shows first leaves with the page, and is asked for once @release', async ({
  page,
  mock,
}) => {
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
      await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0)
      expect(early.filter((read) => reads.filter((one) => one === read).length !== 1)).toEqual([])
      page.removeAllListeners('request')
      await page.unroute(code)
    })
})

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted: number
  }
}
