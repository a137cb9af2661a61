import type { Locator, Page } from '@playwright/test'
import { openPanel, panel } from '../support/changes.ts'
import { seeToast } from '../support/messages.ts'
import { goOffline } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, family, openAs } from '../support/userCard.ts'

const row = (page: Page, userName = 'la.una'): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: userName, exact: true }) })

async function switchOff(page: Page): Promise<void> {
  await row(page).getByRole('switch').click()
  await button(dialog(page), 'Desactivar').click()
}

test('a run over many is taken back from its result: exactly those that it changed, and one that somebody else changed is said by name @firefox', async ({
  page,
  mock,
}) => {
  await family(mock, 'Muchas')
  await openAs(page, '/users?search=muchas')
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await button(page, 'Desactivar').click()
  await button(dialog(page), 'Desactivar').click()
  const result = page.getByRole('dialog', { name: 'Resultado' })
  await expect(result.getByRole('status')).toContainText('2 hechos')
  // Another administrator deletes one of them meanwhile.
  await mock.change('users', 102, { isDeleted: true })
  await button(result, 'Deshacer los 2').click()
  await expect(panel(page)).toContainText('2 usuarios desactivados')
  await expect(panel(page)).toContainText(/otra persona lo cambió después/)
  expect((await mock.record('users', 101)).idstate).toBe(0)
  expect((await mock.record('users', 102)).idstate).toBe(1)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(row(page).getByRole('switch')).toBeChecked()
})

test('what was done stays in the menu of the person: Ctrl and Z opens it once the toast is gone, offline nothing is undone, and a reload forgets it', async ({
  page,
  mock,
}) => {
  await family(mock, 'Vuelta')
  await openAs(page, '/users?search=vuelta')
  await page.getByRole('button', { name: /Menú de usuario/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Cambios de esta sesión' })).toHaveCount(0)
  await page.keyboard.press('Escape')
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
  await expect(panel(page)).toHaveCount(0)
})

test('from the toast a switch is taken back at once; two tabs take the same one back without harm', async ({
  page,
  mock,
}) => {
  await family(mock, 'Doblada')
  await openAs(page, '/users?search=doblada')
  await switchOff(page)
  const toast = page.locator('.toast').filter({ hasText: 'El usuario quedó en estado inactivo' })
  await expect(toast).toBeVisible()
  // Another tab has switched it on again.
  await mock.change('users', 101, { idstate: 0 })
  await mock.clearRequests()
  await button(toast, 'Deshacer').click()
  await seeToast(page, /la\.una: como antes\.$/)
  expect(await mock.requests('setUserState')).toHaveLength(0)
  await openPanel(page)
  await expect(panel(page)).toContainText('Deshecho')
  await button(panel(page), 'Cerrar').click()
})

test('without a connection nothing is taken back, and it can be once there is one', async ({
  page,
  mock,
  noise,
}) => {
  await family(mock, 'Lejana')
  await openAs(page, '/users?search=lejana')
  await switchOff(page)
  await seeToast(page, 'El usuario quedó en estado inactivo')
  await goOffline(page, mock)
  await openPanel(page)
  await expect(panel(page).getByRole('button', { name: /^Deshacer/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(panel(page)).toContainText('cuando vuelva la conexión')
  noise.length = 0
})
