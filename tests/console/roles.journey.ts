import { expectAccessible } from '../support/accessibility.ts'
import { links, range } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { openList, stateOf } from '../support/roles.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

test('the drawer leads to the roles, whose search and page are in the address [CON-08, ROL-01, ROL-02, ROL-04, ROL-07]', async ({
  page,
}) => {
  await openAs(page, '/home')
  await page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Roles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roles')
  await expect(range(page)).toHaveText('1–10 de 25')
  const box = page.getByRole('searchbox', { name: 'Buscar roles' })
  await box.fill('nomina')
  await expect(range(page)).not.toHaveText('1–10 de 25')
  await expect(page).toHaveURL(/\/roles\?search=nomina$/)
  await box.fill('')
  await button(page, 'Página siguiente').click()
  await expect(page).toHaveURL(/\/roles\?page=2$/)
  const name = (await links(page).first().textContent())!
  await links(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del rol')
  await expect(page.locator('.card-name')).toContainText(name)
  await button(page, 'Volver').click()
  await expect(page).toHaveURL(/\/roles\?page=2$/)
  await expect(links(page).first()).toBeVisible()
})

test('a switch is asked and answered by keyboard alone, and keeps all that the role gives [ROL-08, ROL-09, ROL-10, ROL-11] @release', async ({
  page,
  mock,
}) => {
  const before = await mock.record('roles', 'Auditor')
  await openList(page, '?search=auditor')
  const control = stateOf(page, 'Auditor')
  await control.focus()
  await page.keyboard.press('Space')
  await expect(alertDialog(page)).toHaveAccessibleName('¿Deseas eliminar este rol?')
  await expect(alertDialog(page)).toContainText('El rol quedará en estado inactivo.')
  await expect(button(alertDialog(page), 'Cancelar')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(alertDialog(page)).toHaveCount(0)
  await expect(control).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(alertDialog(page), 'Cancelar')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El Rol quedó en estado inactivo')).toBeVisible()
  await expect(control).not.toBeChecked()
  await expect(control).toBeFocused()
  expect(await mock.record('roles', 'Auditor')).toEqual({ ...before, idstate: 1 })
})
