import type { Page } from '@playwright/test'
import type { MockControl } from '../support/mockControl.ts'
import { openMenu, putMenu, item } from '../support/menus.ts'
import { ownMenu, untilSettled } from '../support/people.ts'
import { picture } from '#mock/seed/picture.ts'
import { expect, test } from '../support/portal.ts'
import { cover, endTokens, endTokensAt, offer, signInAgain } from '../support/signInAgain.ts'
import { card, chooseLogo, fillItem, form, openSuite, storedItems } from '../support/suiteItems.ts'
import { button, alertDialog, line, openEdit } from '../support/userCard.ts'

/** Calls that were answered as done. */
async function done(mock: MockControl, call: string): Promise<number> {
  return (await mock.requests(call)).filter(({ status }) => status === 200).length
}

test('a session that expires during an upload of an item’s picture loses neither picture nor text [beyond 4] @release', async ({
  page,
  mock,
}) => {
  await putMenu(mock, 1, 'Uno', 'Dos')
  await openMenu(page, mock)
  await item(page, 'Dos').press('Enter')
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await name.fill('Con foto')
  await button(page, 'Siguiente').click()
  await page.getByRole('radio', { name: 'Imagen propia' }).click()
  await page.locator('.item-icon-own input[type=file]').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture(48, [20, 60, 160])),
  })
  await expect(page.getByRole('img', { name: /foto\.png/ })).toBeVisible()
  await untilSettled(mock)
  const renew = await endTokensAt(page, mock, '**/UploadImageMenu')
  await button(page, 'Cargar').click()
  await expect(cover(page)).toBeVisible()
  await renew()
  await signInAgain(page)
  await expect(page.getByRole('img', { name: /foto\.png/ })).toBeVisible()
  expect(await done(mock, 'uploadImageMenu')).toBe(0)
  await button(page, 'Cargar').click()
  await expect(page.locator('.item-icon-frame img')).toHaveAttribute('src', /\/uploads\/.+\.png$/)
  await button(page, 'Volver').click()
  await expect(name).toHaveValue('Con foto')
  await button(page, 'Actualizar ítem').click()
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  expect([await done(mock, 'uploadImageMenu'), await done(mock, 'modifyMenu')]).toEqual([1, 1])
})

test('a session that expires during a logo upload keeps the item as typed, and sends each once [beyond 4] @release', async ({
  page,
  mock,
}) => {
  await openSuite(page)
  const before = (await storedItems(mock)).length
  await button(page, 'Crear Menu').click()
  await fillItem(page, 'Con logo')
  await chooseLogo(page, 'claro', picture(32, [20, 60, 160]))
  await untilSettled(mock)
  const renew = await endTokensAt(page, mock, '**/UploadImageMenu')
  await button(form(page), 'Crear item').click()
  await expect(cover(page)).toBeVisible()
  await renew()
  await signInAgain(page)
  await expect(form(page).getByLabel('Nombre ítem')).toHaveValue('Con logo')
  expect(await done(mock, 'uploadImageMenu')).toBe(0)
  await button(form(page), 'Crear item').click()
  await expect(card(page, 'Con logo')).toBeVisible()
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  expect([await done(mock, 'uploadImageMenu'), await done(mock, 'modifyMenu')]).toEqual([1, 1])
  expect(await storedItems(mock)).toHaveLength(before + 1)
})

test('expiry in three tabs (edit, question, review) loses no letter, and each is saved once [beyond 4] @release', async ({
  page,
  context,
  mock,
}) => {
  test.slow()
  const typed: Record<number, string> = { 101: 'Primera Ñandú', 102: 'Segunda Ñandú', 103: 'Tercera Ñandú' }
  async function edit(tab: Page, id: number): Promise<void> {
    await tab.goto(`/users/${id}`)
    await button(tab, 'Editar').click()
    await line(tab, 'names').fill(typed[id]!)
  }
  await openEdit(page, 101)
  await line(page, 'names').fill(typed[101]!)
  await untilSettled(mock)
  const twins: Page[] = []
  for (const id of [102, 103]) {
    const [twin] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/home', '_blank')),
    ])
    await expect(ownMenu(twin)).toBeVisible()
    await edit(twin, id)
    twins.push(twin)
  }
  const [asking, reviewing] = twins as [Page, Page]
  await button(asking, 'Volver').click()
  await expect(alertDialog(asking)).toHaveAccessibleName('Hiciste Modificaciones ¿deseas actualizarlas?')
  await button(reviewing, 'Revisar cambios').click()
  await expect(button(alertDialog(reviewing), 'Guardar')).toBeVisible()
  await untilSettled(mock, 2)
  const renew = await endTokens(mock)
  await button(alertDialog(reviewing), 'Guardar').click()
  for (const tab of [page, ...twins]) await expect(cover(tab)).toBeVisible()
  await renew()
  await signInAgain(page)
  for (const tab of twins) await expect(cover(tab)).toHaveCount(0)
  expect(await done(mock, 'modifyUser')).toBe(0)
  for (const [at, tab] of [page, ...twins].entries())
    await expect(line(tab, 'names')).toHaveValue(typed[101 + at]!)

  await expect(button(alertDialog(asking), 'Seguir editando')).toBeVisible()
  await button(alertDialog(asking), 'Guardar').click()
  await button(offer(reviewing), 'Guardar').click()
  await button(page, 'Actualizar').click()
  await expect.poll(() => done(mock, 'modifyUser')).toBe(3)
  for (const id of [101, 102, 103]) expect((await mock.record('users', id)).names).toBe(typed[id])
  expect((await mock.requests('login')).length).toBe(1)
})
