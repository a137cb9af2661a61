import type { Locator } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test.beforeEach(async ({ context }) => {
  await context.route(/^https:\/\/[\w.]+\.suite\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Aplicación</title>' }),
  )
})

test('the application chooser opens a landing page in a new tab that does not know where it came from [AVA-02]', async ({
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

test('applications are reordered by drag, by buttons and by keys; the order lasts [beyond 33] @release', async ({
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
