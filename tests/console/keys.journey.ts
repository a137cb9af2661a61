import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { pressInTurn } from '../support/walks.ts'

const rows = (page: Page): Locator => page.locator('main a[data-row]')
const table = (page: Page): Locator => page.getByRole('dialog', { name: 'Atajos de teclado' })

test.beforeEach(async ({ page }) => {
  await holdSession(page)
})

test('single keys walk, search and leave a list, and never act while typing in a field [beyond 26] @firefox-release', async ({
  page,
}) => {
  await page.goto('/users')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.locator('main tbody tr').nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('cjxg')
  await expect(search).toHaveValue('cjxg')
  await expect(page).toHaveURL(/\/users$/)
  await search.fill('')
  await search.blur()
  await pressInTurn(page, 'g', 'r')
  await expect(page).toHaveURL(/\/roles$/)
  await expect(page.getByRole('link', { name: 'Crear rol' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/roles\/new$/)
})

test('? shows them all, the menu of the person too, and letters are switched off for good [beyond 26] @release', async ({
  page,
}) => {
  await page.goto('/users')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('?')
  await expect(table(page)).toBeVisible()
  await expectAccessible(page)
  await table(page)
    .getByRole('checkbox', { name: /^Usar atajos de una letra/ })
    .uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/\/users$/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Buscar o ir a…' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Menú de usuario/ }).click()
  await page.getByRole('menuitem', { name: 'Atajos de teclado' }).click()
  await expect(table(page)).toBeVisible()
})
