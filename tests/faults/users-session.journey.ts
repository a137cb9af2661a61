import type { Page } from '@playwright/test'
import { countCalls } from '../support/countCalls.ts'
import { goOffline, password, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, line, openEdit, tab } from '../support/userCard.ts'

async function edit(page: Page): Promise<void> {
  await openEdit(page, 101)
  await line(page, 'names').fill('Secreta Valiosa')
}

const leaveQuestion = (page: Page) => page.getByText('Hiciste Modificaciones ¿deseas actualizarlas?')

test('a token that runs out in the middle of an edit is renewed once, and nothing is lost [T28, T75]', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  await mock.expireTokens()
  await mock.clearRequests()
  await button(page, 'Actualizar').click()
  await expect(dialog(page)).toContainText('Secreta Valiosa')
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  expect(await mock.requests('refreshToken')).toHaveLength(1)
  expect((await mock.requests('modifyUser')).filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await mock.record('users', 101)).names).toBe('Secreta Valiosa')
  await expect(dialog(page)).toHaveCount(0)
})

/** Of a session that is over nothing stays: no question, no draft. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  )
  expect(kept).not.toContain('Secreta')
  await expect(page.getByText('Secreta Valiosa')).toHaveCount(0)
}

test('a session that is closed in the middle of an edit says so and asks nothing else [T37, T74]', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  await mock.pushStatus('Tu sesión se abrió en otro dispositivo.')
  await expect(dialog(page)).toHaveAccessibleName('Sesión finalizada')
  await expect(dialog(page)).toContainText('Tu sesión se abrió en otro dispositivo.')
  await button(dialog(page), 'Aceptar').click()
  await expect(button(page, 'Ingresar')).toBeVisible()
  await expect(leaveQuestion(page)).toHaveCount(0)
  await expectNothingKept(page)
})

test('a session that turns out to be revoked at a save says so once and asks nothing else [T33, T74]', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  const calls = countCalls(page, '/api/user/modify')
  await button(page, 'Actualizar').click()
  await expect(button(dialog(page), 'Guardar')).toBeVisible()
  await mock.revokeTokens()
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toHaveAccessibleName('Sesión revocada')
  await expect(dialog(page)).toHaveCount(1)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await button(dialog(page), 'Aceptar').click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(leaveQuestion(page)).toHaveCount(0)
  await expectNothingKept(page)
  expect(calls()).toBe(0)
})

test('a session that runs out at a save says so, and the sign-in leads back to the card with the name filled in [SES-21, SES-22, T74] @firefox', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  await button(page, 'Actualizar').click()
  await expect(button(dialog(page), 'Guardar')).toBeVisible()
  await mock.expireTokens()
  await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
  await button(dialog(page), 'Guardar').click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Tu sesión terminó. Ingresa para volver a donde estabas.')).toBeVisible()
  await expect(page.getByLabel('Usuario')).toHaveValue('admin')
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await expectNothingKept(page)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await button(page, 'Ingresar').click()
  await expect(page).toHaveURL(/\/users\/101$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Detalles del usuario' })).toBeVisible()
  await expectNothingKept(page)
  expect(await page.evaluate(() => sessionStorage.getItem('expiredUser'))).toBeNull()
})

test('without a network the save waits with its reason; once it is back, one call and one success [T95]', async ({
  page,
  context,
  mock,
}) => {
  await openEdit(page, 101)
  await line(page, 'names').fill('Secreta Valiosa')
  const calls = countCalls(page, '/api/user/modify')
  await goOffline(page, mock)
  const save = button(page, 'Actualizar')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toHaveAccessibleDescription(/^Sin conexión: podrás guardar cuando vuelva/)
  await save.click({ force: true })
  await line(page, 'names').press('Enter')
  await line(page, 'surnames').fill('Escrita sin red')
  await expect(dialog(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  expect(calls()).toBe(0)
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  await save.click()
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toHaveCount(1)
  expect(calls()).toBe(1)
  expect(await mock.record('users', 101)).toMatchObject({
    names: 'Secreta Valiosa',
    surnames: 'Escrita sin red',
  })
  await expect(tab(page, 'Datos')).toBeVisible()
})
