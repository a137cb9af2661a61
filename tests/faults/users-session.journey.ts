import { countCalls } from '../support/countCalls.ts'
import { untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { cover, signInAgain } from '../support/signInAgain.ts'
import { button, alertDialog, line, openEdit } from '../support/userCard.ts'

test('says once that a session is revoked, and keeps the edit until the next sign-in [T33, T74]', async ({
  page,
  mock,
}) => {
  await openEdit(page, 101)
  await line(page, 'names').fill('Secreta Valiosa')
  await untilSettled(mock)
  const calls = countCalls(page, '/api/user/modify')
  await mock.revokeTokens()
  await button(page, 'Actualizar').click()
  await expect(alertDialog(page)).toHaveAccessibleName('Sesión revocada')
  await expect(alertDialog(page)).toHaveCount(1)
  await button(alertDialog(page), 'Aceptar').click()
  await expect(cover(page)).toBeVisible()
  await expect(page.getByText('Hiciste Modificaciones ¿deseas actualizarlas?')).toHaveCount(0)
  // What was typed is written nowhere in the clear.
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  )
  expect(stored).not.toContain('Secreta')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await signInAgain(page)
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  expect(calls()).toBe(0)
})
