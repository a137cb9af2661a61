import type { Locator, Page } from '@playwright/test'
import { reload, takeDraft, untilDraftsStored } from '../support/drafts.ts'
import type { MockControl } from '../support/mockControl.ts'
import { password, signIn, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { cover, endTokens, hasCoverCode, offer, passwordOf, signInAgain } from '../support/signInAgain.ts'
import { seeToast } from '../support/messages.ts'
import { button, alertDialog, line, openEdit } from '../support/userCard.ts'

const user = 101
const typed = 'Secreta Valiosa'

async function edit(page: Page): Promise<void> {
  await openEdit(page, user)
  await line(page, 'names').fill(typed)
}

const saving = (page: Page): Locator => button(page, 'Actualizar')

/** Presses what writes, with a session that turns out to be over. */
async function saveTooLate(page: Page, mock: MockControl, save: Locator): Promise<void> {
  const renew = await endTokens(mock)
  await save.click()
  await expect(cover(page)).toBeVisible()
  await renew()
}

/** Calls that were answered as done. */
async function written(mock: MockControl): Promise<number> {
  return (await mock.requests('modifyUser')).filter(({ status }) => status === 200).length
}

test('an account switched off or given another role during expiry loses no typed text [beyond 4] @release', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  const { roles } = await mock.record('users', 'admin')
  await mock.change('users', 'admin', { idstate: 1, roles: ['Consulta'] })
  await saveTooLate(page, mock, saving(page))
  await passwordOf(page).fill(password)
  await button(cover(page), 'Ingresar').click()
  await expect(cover(page).getByRole('alert')).toContainText('El usuario se encuentra inactivo.')
  await mock.change('users', 'admin', { idstate: 0 })
  await signInAgain(page)

  await button(offer(page), 'Guardar').click()
  await expect(alertDialog(page)).toContainText('no tiene los privilegios suficientes')
  await button(alertDialog(page), 'Aceptar').click()
  await expect(cover(page)).toHaveCount(0)
  await button(alertDialog(page), 'Seguir editando').click()
  await expect(line(page, 'names')).toHaveValue(typed)
  expect(await written(mock)).toBe(0)

  await mock.change('users', 'admin', { roles })
  await reload(page)
  await takeDraft(page)
  await saving(page).click()
  await expect.poll(() => written(mock)).toBe(1)
  expect((await mock.record('users', user)).names).toBe(typed)
})

test('after a release removed the old code, sign-in and save still work, and the draft survives [beyond 4] @release', async ({
  page,
  mock,
  noise,
}) => {
  await page.route('**/sign-in-again.*.js', (route) => route.fulfill({ status: 404 }))
  await edit(page)
  await untilDraftsStored(page)
  await untilSettled(mock)
  const renew = await endTokens(mock)
  await saving(page).click()
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva del portal.' })).toBeVisible()
  noise.length = 0
  await renew()
  await page.unroute('**/sign-in-again.*.js')
  await button(page, 'Recargar').click()
  await signIn(page, 'admin')
  await takeDraft(page)
  await untilSettled(mock, 1)

  await expect.poll(() => page.evaluate(hasCoverCode)).toBe(true)
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await saveTooLate(page, mock, saving(page))
  await signInAgain(page)
  await expect(line(page, 'names')).toHaveValue(typed)
  await button(offer(page), 'Guardar').click()
  await seeToast(page, 'Los datos del usuario han sido actualizados')
  expect(await written(mock)).toBe(1)
})
