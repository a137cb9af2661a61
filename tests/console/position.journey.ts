import type { Page } from '@playwright/test'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, line } from '../support/userCard.ts'

const rows = (page: Page) => page.locator('main a[data-row]')
const position = (page: Page) =>
  page.getByRole('group', { name: 'Lugar en la lista' }).locator('span').first()
const next = (page: Page) => button(page, 'Registro siguiente de la lista')

test('cards are walked and saved across pages, and Back leads to the row of the last one [beyond 29] @release', async ({
  page,
}) => {
  await holdSession(page)
  await page.goto('/users')
  await expect(rows(page)).toHaveCount(10)
  await rows(page).nth(8).click()
  await expect(position(page)).toHaveText(/^9 de \d+$/)
  await expect(button(page, 'Editar')).toBeVisible()
  await page.keyboard.press('e')
  await line(page, 'names').fill('Una de la lista')
  await button(page, 'Guardar y abrir el siguiente').click()
  await expect(position(page)).toHaveText(/^10 de \d+$/)
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('j')
  await expect(position(page)).toHaveText(/^11 de \d+$/)
  await page.keyboard.press('k')
  await expect(position(page)).toHaveText(/^10 de \d+$/)
  await expect(button(page, 'Registro anterior de la lista')).toBeFocused()
  await next(page).click()
  await expect(position(page)).toHaveText(/^11 de \d+$/)
  const eleventh = new URL(page.url()).pathname
  await button(page, 'Volver').click()
  await expect(page).toHaveURL(/\/users\?page=2$/)
  await expect(rows(page).first()).toBeFocused()
  await expect(rows(page).first()).toHaveAttribute('href', eleventh)
  await button(page, 'Página anterior').click()
  await expect(rows(page).nth(8)).toBeVisible()
  await expect(page.locator('main tbody tr').nth(8)).toContainText('Una de la lista')
  // One step back in the history is the list, after any number of cards.
  await rows(page).nth(9).click()
  await expect(position(page)).toHaveText(/^10 de \d+$/)
  await next(page).click()
  await expect(position(page)).toHaveText(/^11 de \d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/users\?page=2$/)
  await expect(rows(page).first()).toBeFocused()
})
