import type { Page } from '@playwright/test'
import { countCalls } from '../support/countCalls.ts'
import { goOffline, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { cover, signInAgain } from '../support/signInAgain.ts'
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

/** What was typed stays on the page, and is written nowhere else in the clear; nobody is asked about it. */
async function expectCovered(page: Page): Promise<void> {
  await expect(cover(page)).toBeVisible()
  await expect(leaveQuestion(page)).toHaveCount(0)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  )
  expect(kept).not.toContain('Secreta')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await signInAgain(page)
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
}

test('a session that is closed in the middle of an edit says so, and the edit waits for a sign-in [T37, T74]', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  await mock.pushStatus('Tu sesión se abrió en otro dispositivo.')
  await expect(dialog(page)).toHaveAccessibleName('Sesión finalizada')
  await expect(dialog(page)).toContainText('Tu sesión se abrió en otro dispositivo.')
  await button(dialog(page), 'Aceptar').click()
  await expectCovered(page)
})

test('a session that turns out to be revoked at a save says so once, and the edit waits for a sign-in [T33, T74]', async ({
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
  await button(dialog(page), 'Aceptar').click()
  await expectCovered(page)
  expect(calls()).toBe(0)
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
