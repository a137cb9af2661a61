import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { expect, test } from '../support/portal.ts'
import { openList, stateOf, table } from '../support/roles.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const links = (page: Page) => table(page).locator('a[data-row]')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar roles' })
const range = (page: Page) => page.locator('.pager-range')

test('the drawer leads to the roles, whose search, order and page are in the address [CON-08, ROL-01, ROL-02, ROL-03, ROL-04, ROL-07] @firefox', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  await page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Roles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roles')
  await expect(range(page)).toHaveText('1–10 de 25')
  await mock.clearRequests()
  await box(page).fill('nomina')
  await expect(range(page)).not.toHaveText('1–10 de 25')
  await expect(page).toHaveURL(/\/roles\?search=nomina$/)
  const unsorted = await links(page).allTextContents()
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más antiguo' })
  await expect(links(page)).not.toHaveText(unsorted)
  const shown = await links(page).allTextContents()
  await page.reload()
  await expect(links(page)).toHaveText(shown)
  await box(page).fill('')
  await button(page, 'Página siguiente').click()
  await expect(page).toHaveURL(/\/roles\?sort=oldest&page=2$/)
  await expectAccessible(page)
  const name = (await links(page).first().textContent())!
  await links(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del rol')
  await expect(page.locator('.card-name')).toContainText(name)
  await button(page, 'Volver').click()
  await expect(page).toHaveURL(/\/roles\?sort=oldest&page=2$/)
  await expect(links(page).first()).toBeVisible()
})

test('somebody without the right is told once, and led to the users [CON-21, CON-22]', async ({ page }) => {
  await openAs(page, '/roles', 'maria.gomez')
  await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
  await expect(dialog(page)).toHaveCount(1)
  await button(dialog(page), 'Aceptar').click()
  await expect(page).toHaveURL(/\/users$/)
})

test('a switch is asked and answered by keyboard alone, and keeps all that the role gives [ROL-08, ROL-09, ROL-10, ROL-11]', async ({
  page,
  mock,
}) => {
  const before = await mock.record('roles', 'Auditor')
  await openList(page, '?search=auditor')
  const control = stateOf(page, 'Auditor')
  await control.focus()
  await page.keyboard.press('Space')
  await expect(dialog(page)).toHaveAccessibleName('¿Deseas eliminar este rol?')
  await expect(dialog(page)).toContainText('El rol quedará en estado inactivo.')
  await expect(button(dialog(page), 'Cancelar')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(control).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(dialog(page), 'Cancelar')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El Rol quedó en estado inactivo')).toBeVisible()
  await expect(control).not.toBeChecked()
  await expect(control).toBeFocused()
  expect(await mock.record('roles', 'Auditor')).toEqual({ ...before, idstate: 1 })
})

test('five hundred roles are searched while typing, without a call', async ({ page, mock }) => {
  await mock.play('many-roles')
  await openList(page)
  await mock.clearRequests()
  await box(page).pressSequentially('facturador 77')
  await expect(links(page).first()).toContainText('77')
  expect(await mock.requests('listRoles')).toHaveLength(0)
})

test('the file has every role of the search in its order, not only the page [beyond 14]', async ({
  page,
  mock,
}) => {
  await mock.change('roles', 'Auditor', { description: '=1+1; "uno"' })
  await openList(page, '?sort=oldest')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar').click()])
  expect(file.suggestedFilename()).toBe('roles.csv')
  const lines = (await readFile(await file.path(), 'utf8')).replace(/\r\n$/, '').split('\r\n')
  expect(lines[0]).toBe('\uFEFFRol;Descripción;Compartido con;Fecha de creación;Estado')
  expect(lines).toHaveLength(26)
  expect(lines.find((line) => line.startsWith('Auditor'))).toContain(`"'=1+1; ""uno"""`)
})

for (const [language, title] of [
  ['es', 'Roles'],
  ['en', 'Roles'],
  ['pt', 'Perfis'],
] as const)
  test(`the list speaks ${language}, fits from 320 to 1920 and is accessible in light and dark`, async ({
    page,
    mock,
  }) => {
    test.slow()
    await mock.change('roles', 'Auditor', { description: 'W'.repeat(100) })
    await page.addInitScript((of) => localStorage.setItem('bms_lang', of), language)
    await openAs(page, '/roles')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('a[data-row]').first()).toBeVisible()
    await expectToFit(page)
  })
