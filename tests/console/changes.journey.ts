import type { Locator, Page } from '@playwright/test'
import { panel } from '../support/changes.ts'
import { seeToast } from '../support/messages.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, family, openAs } from '../support/userCard.ts'

const row = (page: Page, userName = 'la.una'): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: userName, exact: true }) })

async function switchOff(page: Page): Promise<void> {
  await row(page).getByRole('switch').click()
  await button(alertDialog(page), 'Desactivar').click()
}

test('Ctrl+Z opens the changes of this session and undoes them; a reload keeps their list [beyond 15] @release', async ({
  page,
  mock,
}) => {
  await family(mock, 'Vuelta')
  await openAs(page, '/users?search=vuelta')
  await expect(row(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambios de esta sesión' })).toHaveCount(0)
  await switchOff(page)
  await seeToast(page, 'El usuario quedó en estado inactivo')
  await page.keyboard.press('Control+z')
  await expect(panel(page)).toContainText('El usuario quedó en estado inactivo')
  await expect(panel(page)).toContainText('la.una')
  const undo = panel(page).getByRole('button', { name: /^Deshacer/ })
  await mock.expireTokens()
  await undo.click()
  await expect(panel(page)).toContainText('Deshecho')
  await expect(undo).toHaveCount(0)
  expect((await mock.record('users', 101)).idstate).toBe(0)
  await page.keyboard.press('Escape')
  await expect(row(page).getByRole('switch')).toBeChecked()
  await page.reload()
  await expect(row(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(panel(page)).toContainText('El usuario quedó en estado inactivo')
  await expect(panel(page)).toContainText('Deshecho')
})
