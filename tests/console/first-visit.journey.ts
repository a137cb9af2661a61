import type { Page, Route } from '@playwright/test'
import { holdSession, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const rows = (page: Page) => page.locator('main tbody a[data-row]')

/** Lets an answer through only after `until`, and says when it has been asked for. */
async function hold(page: Page, what: RegExp, until: Promise<unknown>): Promise<void> {
  await page.route(what, async (route: Route) => {
    await until
    await route.continue()
  })
}

test('the code of the screen comes beside the code of the portal, not after it', async ({ page }) => {
  await holdSession(page)
  const asked = ['console', 'lists', 'console-users'].map((name) =>
    page.waitForRequest((request) => new RegExp(`/assets/${name}\\.\\w+\\.js$`).test(request.url())),
  )
  await hold(page, /\/assets\/main\.\w+\.js$/, Promise.all(asked))
  await page.goto('/users')
  await expect(rows(page)).toHaveCount(10)
})

test('who has no session loads nothing of the console', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/users')
  await expect(page.getByLabel('Usuario')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => url.includes('/assets/console'))).toEqual([])
})

test('code that did not come early is asked for again', async ({ page, noise }) => {
  await holdSession(page)
  await page.route(/\/assets\/console\.\w+\.js$/, (route) => route.abort(), { times: 1 })
  await page.goto('/users')
  await expect(rows(page)).toHaveCount(10)
  noise.length = 0
})

test('a list is asked for beside the token, and no row of it is shown before the service confirms the token [SES-08]', async ({
  page,
}) => {
  await holdSession(page)
  const listed = page.waitForResponse(/\/api\/user\/list/)
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  await hold(page, /\/api\/Login\/ValidateToken/, seen)
  await page.goto('/users')
  expect((await listed).status()).toBe(200)
  await expect(page.getByRole('status')).toHaveText('Cargando…')
  await expect(page.getByRole('main')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  see()
  await expect(rows(page)).toHaveCount(10)
})

test('a list that was asked for with a token that the service does not take is never shown, to nobody', async ({
  page,
  mock,
}) => {
  await holdSession(page)
  await mock.fault({ match: { path: '/ValidateToken' }, kind: 'status', status: 401 })
  await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
  const { promise: seen, resolve: see } = Promise.withResolvers<void>()
  await hold(page, /\/api\/Login\/ValidateToken/, seen)
  const listed = page.waitForResponse(/\/api\/user\/list/)
  await page.goto('/users')
  await listed
  await expect(page.getByRole('main')).toHaveCount(0)
  see()
  await expect(page).toHaveURL(/\/login$/)
  await expect(rows(page)).toHaveCount(0)

  await mock.clearFaults()
  const asked = (await mock.requests('listUsers')).length
  await signIn(page, 'admin2')
  await page.getByRole('link', { name: 'Usuarios' }).first().click()
  await expect(rows(page)).toHaveCount(10)
  expect(await mock.requests('listUsers')).toHaveLength(asked + 1)
})
