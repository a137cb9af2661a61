import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { countCalls } from '../support/countCalls.ts'
import type { MockControl } from '../support/mockControl.ts'
import { password, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, line, openEdit } from '../support/userCard.ts'

const cover = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión terminó' })
const passwordField = (page: Page) => cover(page).getByLabel('Contraseña', { exact: true })

/** The next refresh is refused, as after a night; the function that it returns lets sessions be renewed again. */
async function endTokens(mock: MockControl): Promise<() => Promise<unknown>> {
  const fault = await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
  await mock.expireTokens()
  return () => mock.removeFault(fault)
}

async function signInAgain(page: Page): Promise<void> {
  await passwordField(page).fill(password)
  await button(cover(page), 'Ingresar').click()
  await expect(cover(page)).toHaveCount(0)
}

test('a session that runs out at a save asks for the password over the page, and the save is offered again [SES-21, SES-22, T74] @firefox', async ({
  page,
  mock,
}) => {
  await openEdit(page, 101)
  await line(page, 'names').fill('Secreta Valiosa')
  await untilSettled(mock)
  await button(page, 'Actualizar').click()
  await expect(button(dialog(page), 'Guardar')).toBeVisible()
  const calls = countCalls(page, '/api/user/modify')
  const renew = await endTokens(mock)
  await button(dialog(page), 'Guardar').click()
  await expect(cover(page)).toContainText('lo que escribiste sigue aquí')
  await expect(cover(page).getByLabel('Usuario')).toHaveValue('admin')
  await expect(passwordField(page)).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await renew()
  await signInAgain(page)
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  expect(calls()).toBe(0)
  await button(page.locator('.toast'), 'Guardar').click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  expect(calls()).toBe(1)
  expect((await mock.record('users', 101)).names).toBe('Secreta Valiosa')
})
