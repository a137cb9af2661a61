import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { family, links, openList, range } from '../support/lists.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'
import { button, alertDialog } from '../support/userCard.ts'

const wholePage = (page: Page): Locator => page.getByRole('checkbox', { name: 'Seleccionar la página' })
const status = (page: Page): Locator => page.getByRole('dialog').locator('[role=status]:not(.toasts)')
const results = (page: Page): Locator => page.getByRole('list', { name: 'Resultado' }).getByRole('listitem')
const patience = { timeout: 30_000 * slowness }

test('before a switch-off of all users the question names special ones and asks for the number [beyond 12] @release', async ({
  page,
  mock,
}) => {
  await openList(page, '/users')
  await wholePage(page).focus()
  await page.keyboard.press('Space')
  await button(page, 'Seleccionar los 254').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('254 seleccionados')).toBeVisible()
  await button(page, 'Desactivar').focus()
  await page.keyboard.press('Enter')
  const asked = alertDialog(page)
  await expect(asked).toHaveAccessibleName('¿Deseas desactivar 124 usuarios?')
  // Five names, then the number of the others.
  await expect(asked).toHaveAccessibleDescription(
    /^([^,]+ · [^,]+, ){4}[^,]+ · \S+ y 119 más No podrán entrar hasta que se activen de nuevo\. 1 tiene un rol/,
  )
  await expect(asked).toContainText('1 tiene un rol de administración: Íñigo Muñoz Agüero · admin2.')
  await expect(asked).toContainText(/130 no cambian: .*1 es tu propia cuenta/)
  await expectAccessible(page)

  const accepting = button(asked, 'Desactivar')
  const field = asked.getByLabel('Escribe 124 para continuar')
  await expect(accepting).toHaveAttribute('aria-disabled', 'true')
  await accepting.click({ force: true })
  await expect(field).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(asked).toBeVisible()
  expect(await mock.requests('setUserState')).toEqual([])
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('124 hechos130 omitidos', patience)
  const sent = (await mock.requests('setUserState')).map(({ body }) => (body as { id: number }).id)
  expect(sent).toHaveLength(124)
  expect(sent).not.toContain(1)
  await page.keyboard.press('Escape')
  await expect(links(page).first()).toBeFocused()
})

test('of fifty users over two pages three fail, are in the file, and are sent again alone [beyond 12] @release', async ({
  page,
  mock,
}) => {
  await family(mock, 'Cincuenta', 50)
  await openList(page, '/users?search=cincuenta&size=25')
  await wholePage(page).check()
  await button(page, 'Página siguiente').click()
  await expect(range(page)).toHaveText('26–50 de 50')
  await expect(wholePage(page)).not.toBeChecked()
  await wholePage(page).check()
  await expect(page.getByText('50 seleccionados')).toBeVisible()
  await page.goBack()
  await expect(wholePage(page)).toBeChecked()

  const path = '/api/user/inactivate'
  await mock.fault({ match: { path }, kind: 'code', code: 'R11', after: 9, times: 1 })
  await mock.fault({ match: { path }, kind: 'status', status: 500, after: 20, times: 1 })
  await mock.fault({ match: { path }, kind: 'status', status: 500, after: 30, times: 1 })
  await button(page, 'Desactivar').click()
  await alertDialog(page).getByLabel('Escribe 50 para continuar').fill('50')
  await button(alertDialog(page), 'Desactivar').click()
  await expect(status(page)).toHaveText('47 hechos3 fallidos', patience)
  const failed = results(page).filter({ hasText: 'Falló' })
  await expect(failed).toHaveCount(3)
  await expect(failed.filter({ hasText: 'El estado de este usuario no se puede cambiar.' })).toHaveCount(1)
  await expect(failed.filter({ hasText: 'Error al realizar la petición.' })).toHaveCount(2)
  await expectAccessible(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Descargar resultado').click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe('Usuario;Nombres;Apellidos;Correo electrónico;Resultado;Motivo')
  expect(lines.filter((line) => line.includes(';Hecho;'))).toHaveLength(47)
  expect(lines.filter((line) => line.includes(';Falló;'))).toHaveLength(3)

  await mock.clearRequests()
  await button(page, 'Reintentar fallidos').click()
  await expect(status(page)).toHaveText('50 hechos')
  expect(await mock.requests('setUserState')).toHaveLength(3)
  await button(page, 'Cerrar').click()
  await expect(page.getByRole('table').getByText('Inactivo', { exact: true })).toHaveCount(25)
  await expect(page.getByText('seleccionados')).toHaveCount(0)
})
