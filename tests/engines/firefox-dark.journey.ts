import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { firefoxWith, preferences } from '../support/firefox.ts'
import { holdSession, ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test.use({ launchOptions: firefoxWith(preferences.dark) })

/** How light the ground of the page is, from 0 to 255. */
const lightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body)
      .backgroundColor.match(/\d+/g)!
      .map(Number)
    return (red + green + blue) / 3
  })

test('the sign-in is dark by preference, also before the code has loaded @firefox-release @release', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(await lightness(page)).toBeLessThan(64)
  await page.unroute('**/*.js')
  await page.reload()
  await expect(page.getByLabel('Usuario')).toBeEnabled()
  expect(await lightness(page)).toBeLessThan(64)
  await expectNoViolations(page)
})

test('the console is dark by preference, until light is chosen @firefox-release @release', async ({
  page,
}) => {
  await holdSession(page)
  await page.goto('/users/4')
  await expect(page.locator('.card-detail').first()).toBeVisible()
  expect(await lightness(page)).toBeLessThan(64)
  await expectNoViolations(page)
  await ownMenu(page).click()
  await page.getByRole('menuitemradio', { name: 'Claro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await expect.poll(() => lightness(page)).toBeGreaterThan(192)
})
