import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { openList, stateOf, table } from '../support/privileges.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

const links = (page: Page) => table(page).locator('a[data-row]')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar privilegios' })
const range = (page: Page) => page.locator('.pager-range')

test('search, order and page of privileges are in the address; the export has all results [CON-07, PRV-01, PRV-04, PRV-05, PRV-06] [beyond 14] @release', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  await page
    .getByRole('navigation', { name: 'Menú lateral' })
    .getByRole('link', { name: 'Privilegios' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privilegios')
  await expect(range(page)).toHaveText('1–10 de 40')
  await mock.clearRequests()
  await box(page).fill('facturas')
  await expect(range(page)).toHaveText('1–4 de 4')
  await expect(page).toHaveURL(/\/privileges\?search=facturas$/)
  const unsorted = await links(page).allTextContents()
  await page.getByLabel('Ordenar por').selectOption({ label: 'Más antiguo' })
  await expect(links(page)).not.toHaveText(unsorted)
  const shown = await links(page).allTextContents()
  expect(shown.toSorted()).toEqual(['ANULAR_FACTURAS', 'CREAR_FACTURAS', 'EDITAR_FACTURAS', 'VER_FACTURAS'])
  await page.reload()
  await expect(links(page)).toHaveText(shown)
  await expect(box(page)).toHaveValue('facturas')
  await button(page, 'Más acciones').click()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar').click()])
  expect(file.suggestedFilename()).toBe('privilegios.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFNombre;Descripción;Aplicaciones;Fecha de creación;Licencia;Estado')
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(shown)
  await box(page).fill('')
  await button(page, 'Página siguiente').click()
  await expect(page).toHaveURL(/\/privileges\?sort=oldest&page=2$/)
  await expectAccessible(page)
  await links(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalles del privilegio')
  await button(page, 'Volver').click()
  await expect(page).toHaveURL(/\/privileges\?sort=oldest&page=2$/)
  await expect(links(page).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/privileges|\/home/)
})

test('a person without the right gets one message and is led to the users [CON-21, CON-22]', async ({
  page,
}) => {
  await openAs(page, '/privileges', 'maria.gomez')
  await expect(alertDialog(page)).toContainText('no tiene los privilegios suficientes')
  await expect(alertDialog(page)).toHaveCount(1)
  await button(alertDialog(page), 'Aceptar').click()
  await expect(page).toHaveURL(/\/users$/)
})

test('a switch is asked, counted, answered and announced by keyboard alone [PRV-11, PRV-13, PRV-14, PRV-28]', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'VER_REPORTES', { idstate: 0 })
  const roles = (await mock.records('roles')).filter(
    ({ idstate, applications }) =>
      idstate === 0 && applications.some(({ privileges }) => privileges.includes('VER_REPORTES')),
  )
  const [menu] = await mock.records('menus')
  const item = {
    key: 'a1b2c3d4e5',
    name: 'Reportes',
    url: '/r',
    privilege: ['VER_REPORTES'],
    isActivate: true,
  }
  await mock.change('menus', menu!.id, { menujson: JSON.stringify([item]) })
  await openList(page, '?search=ver_reportes')
  const control = stateOf(page, 'VER_REPORTES')
  await control.focus()
  await page.keyboard.press('Space')
  await expect(alertDialog(page)).toHaveAccessibleName('¿Deseas inactivar este privilegio?')
  await expect(button(alertDialog(page), 'Cancelar')).toBeFocused()
  await expect(alertDialog(page)).toContainText(`Está en uso por ${roles.length} roles y 1 ítem de menú.`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(alertDialog(page)).toHaveCount(0)
  await expect(control).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(alertDialog(page), 'Cancelar')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(alertDialog(page), 'Desactivar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alertDialog(page)).toHaveAccessibleName('Notificación')
  await expect(alertDialog(page)).toContainText(
    'El privilegio quedó en estado inactivo para todas las aplicaciones asociadas',
  )
  await page.keyboard.press('Enter')
  await expect(alertDialog(page)).toHaveCount(0)
  await expect(control).not.toBeChecked()
  await expect(control).toBeFocused()
  expect(await mock.record('privileges', 'VER_REPORTES')).toMatchObject({ idstate: 1 })
})
