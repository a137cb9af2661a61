import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Buscar o ir a…' })
const field = (page: Page): Locator => palette(page).getByRole('combobox')
const chosen = (page: Page): Locator => palette(page).getByRole('option', { selected: true })

test('a person is found and opened by keys alone, and is among the last ones until the sign-out [beyond 25] @release', async ({
  page,
}) => {
  await openAs(page, '/apps')
  await expect(page.locator('main a[data-row]').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('gómez nari')
  await expect(field(page)).toHaveValue('gómez nari')
  await expect(chosen(page)).toContainText('María Gómez Nariño')
  // The Enter that ends a composition chooses nothing, and a press without a key, as of autofill, breaks nothing.
  await field(page).evaluate((input) => {
    const more = { bubbles: true, cancelable: true }
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, ...more }))
    input.dispatchEvent(new Event('keydown', more))
  })
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/4$/)
  await expect(palette(page)).toHaveCount(0)
  // Now she is among those that were opened last.
  await expect(page).toHaveTitle(/^María Gómez Nariño/)
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recientes' })).toContainText('María Gómez Nariño')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  // Not for the next person.
  await page.goto('/logout')
  // The sign-out leads to a page of the service's; nothing can be asked of a page that is being left.
  await expect(page.getByRole('link', { name: 'Volver a iniciar sesión' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('recentRecords'))).toBeNull()
})

test('in a narrow window a pasted address leads there once unsaved work was asked about [beyond 25] @release', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openAs(page, '/users/4')
  await button(page, 'Editar').click()
  await page.getByLabel('Nombres').fill('Mariana')
  const opener = button(page, 'Buscar o ir a…')
  await opener.click()
  await field(page).fill('a')
  await expect(palette(page).getByRole('group', { name: 'Roles' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await button(palette(page), 'Cerrar').click()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Control+k')
  await field(page).fill(new URL('/roles/1', page.url()).href)
  await page.keyboard.press('Enter')
  await expect(alertDialog(page)).toContainText('Hiciste Modificaciones ¿deseas actualizarlas?')
  await button(alertDialog(page), 'Seguir editando').click()
  await expect(page.getByLabel('Nombres')).toHaveValue('Mariana')
  await page.keyboard.press('Control+k')
  await field(page).fill(new URL('/roles/1', page.url()).href)
  await page.keyboard.press('Enter')
  await button(alertDialog(page), 'Descartar').click()
  await expect(page).toHaveURL(/\/roles\/1$/)
  expect(await mock.requests('modifyUser')).toHaveLength(0)
})
