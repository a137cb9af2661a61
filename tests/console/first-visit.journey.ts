import type { Page } from '@playwright/test'
import { links } from '../support/lists.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

/** Lets an answer through only after `until`. */
async function hold(page: Page, what: RegExp, until: Promise<unknown>): Promise<void> {
  await page.route(what, async (route) => {
    await until
    await route.continue()
  })
}

test('the console’s code loads beside the portal’s, and only with a session', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/users')
  await expect(page.getByLabel('Usuario')).toBeVisible()
  expect(loaded.filter((url) => url.includes('/assets/console'))).toEqual([])

  await holdSession(page)
  const asked = ['console', 'lists', 'console-users'].map((name) =>
    page.waitForRequest((request) => new RegExp(`/assets/${name}\\.\\w+\\.js$`).test(request.url())),
  )
  await hold(page, /\/assets\/main\.\w+\.js$/, Promise.all(asked))
  await page.goto('/users')
  await expect(links(page)).toHaveCount(10)
})

test('a list is asked for once, beside the token, and shown only once that is confirmed [SES-08]', async ({
  page,
  mock,
}) => {
  await holdSession(page)
  await page.addInitScript(() => localStorage.setItem('list-size', '25'))
  const refusals = [
    await mock.fault({ match: { path: '/ValidateToken' }, kind: 'status', status: 401, times: 1 }),
    await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401, times: 1 }),
  ]
  let { promise: seen, resolve: see } = Promise.withResolvers<void>()
  await page.route(/\/api\/Login\/ValidateToken/, async (route) => {
    await seen
    await route.continue()
  })
  const listed = page.waitForResponse(/\/api\/user\/list/)
  await page.goto('/users')
  expect((await listed).status()).toBe(200)
  await expect(page.getByRole('status')).toHaveText('Cargando…')
  await expect(page.getByRole('main')).toHaveCount(0)
  see()
  await expect(page).toHaveURL(/\/login$/)
  await expect(links(page)).toHaveCount(0)

  for (const fault of refusals) await mock.removeFault(fault)
  await mock.clearRequests()
  await holdSession(page, 'admin2')
  ;({ promise: seen, resolve: see } = Promise.withResolvers<void>())
  await page.evaluate(() => (window.name = ''))
  await page.goto('/users')
  await expect(page.getByRole('status')).toHaveText('Cargando…')
  see()
  await expect(links(page)).toHaveCount(25)
  const pages = (await mock.requests('listUsers')).map(({ headers }) => headers['pages'])
  expect(pages.toSorted()).toEqual(['0', '1', '2'])
})
