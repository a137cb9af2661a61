import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { item, openMenu, putMenu, storedShape } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog } from '../support/userCard.ts'

async function rename(page: Page, before: string, after: string): Promise<void> {
  await item(page, before).press('Enter')
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(after)
  await button(page, 'Actualizar ítem').click()
  await expect(item(page, after)).toBeVisible()
}

/** An item that a colleague renamed: its key still has the old name. */
const renamed = (key: string, name: string) => ({ name, key: key.padEnd(10, '0') })

test('of two menus only what clashes is asked about, the rest is put together [beyond 11] @release', async ({
  page,
  mock,
}) => {
  await putMenu(mock, 1, 'Uno', 'Dos', 'Tres', 'Cuatro')
  await openMenu(page, mock)
  await rename(page, 'Uno', 'Mi uno')
  await rename(page, 'Dos', 'Mi dos')
  await rename(page, 'Tres', 'Mi tres')
  await item(page, 'Cuatro').press('Alt+ArrowUp')
  await putMenu(mock, 1, renamed('Uno', 'Su uno'), renamed('Dos', 'Su dos'), 'Cuatro', 'Cinco')
  await button(page, 'Guardar menú').click()
  await expect(alertDialog(page)).toHaveAccessibleName('El menú cambió mientras lo editabas')
  const line = (name: string) => alertDialog(page).getByRole('group', { name, exact: true })
  await expect(alertDialog(page).locator('legend')).toHaveText([
    'Mi uno · Nombre',
    'Mi dos · Nombre',
    'Mi tres',
  ])
  const list = (name: string) => alertDialog(page).getByRole('list', { name }).getByRole('listitem')
  await expect(list('Cambios que ya estaban guardados')).toHaveCount(4)
  await expectAccessible(page)
  const accept = button(alertDialog(page), 'Combinar y guardar')
  await expect(accept).toHaveAccessibleDescription('Falta elegir en 3 líneas.')
  await line('Mi uno · Nombre').getByLabel('Lo mío: Mi uno').check()
  await line('Mi dos · Nombre').getByLabel('Valor actual: Su dos').check()
  await accept.click({ force: true })
  await expect(accept).toHaveAccessibleDescription('Falta elegir en 1 línea.')
  expect(await mock.requests('modifyMenu')).toEqual([])
  await line('Mi tres').getByLabel('Lo mío').check()
  await expect(list('Cambios tuyos que se guardan')).toContainText(['Cambiado Mi uno', 'Agregado Mi tres'])
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await alertDialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  }
  await accept.click()
  await expect(page.locator('.toast').first()).toContainText('¡Menú modificado exitosamente!')
  expect(await storedShape(mock, 1)).toBe('Mi uno Su dos Cuatro Mi tres Cinco')
  expect(await mock.requests('modifyMenu')).toHaveLength(1)
})
