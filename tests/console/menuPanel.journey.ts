import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { closeFor, draftOffer, takeDraft, untilKept } from '../support/drafts.ts'
import { item, openMenu, putMenu, rowsOf, storedShape } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog } from '../support/userCard.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Ítem y vista previa' })
const form = (page: Page) => panel(page).getByRole('dialog', { name: 'Editar ítem' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Nombre', exact: true })
const asked = 'Hiciste modificaciones ¿Deseas actualizarlas?'

test.beforeEach(async ({ page, mock }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await putMenu(mock, 1, 'Uno', 'Dos', 'Tres')
  await openMenu(page, mock)
})

test('an item is edited beside the tree, which stays in use, and the focus comes back to its row @firefox', async ({
  page,
  mock,
}) => {
  await item(page, 'Dos').focus()
  await page.keyboard.press('Enter')
  await expect(name(page)).toBeFocused()
  await expect(form(page)).toContainText('Paso 1 de 2: datos')
  await expect(button(page, 'Actualizar ítem')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await name(page).fill('Dos y medio')
  await item(page, 'Dos').focus()
  for (const key of ['ArrowDown', 'Home', 'Alt+ArrowDown']) await page.keyboard.press(key)
  await expect.poll(() => rowsOf(page)).toEqual(['1 Dos', '1 Uno', '1 Tres'])
  await expect(name(page)).toHaveValue('Dos y medio')
  await expect(dialog(page)).toHaveCount(0)
  await button(page, 'Actualizar ítem').click()
  await expect(panel(page)).toHaveCount(0)
  await expect.poll(() => rowsOf(page)).toEqual(['1 Dos y medio', '1 Uno', '1 Tres'])
  await expect(page.getByRole('treeitem', { name: 'Dos y medio' })).toBeFocused()
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  expect(await storedShape(mock, 1)).toBe('Dos y medio Uno Tres')
})

test('what is typed in it is asked about before another item, its deletion, Esc and the save of the menu', async ({
  page,
  mock,
}) => {
  await item(page, 'Dos').press('Enter')
  await name(page).fill('Segundo')
  for (const leave of [
    () => item(page, 'Tres').press('Enter'),
    () => item(page, 'Dos').press('Delete'),
    () => button(page, 'Crear Menu').click(),
    () => name(page).press('Escape'),
  ]) {
    await leave()
    await expect(dialog(page)).toHaveAccessibleName(asked)
    await button(dialog(page), 'Seguir editando').click()
    await expect(name(page)).toHaveValue('Segundo')
  }
  // The item that is open is gone to, and nothing is asked.
  await item(page, 'Dos').press('Enter')
  await expect(name(page)).toBeFocused()
  await item(page, 'Tres').press('Enter')
  await button(dialog(page), 'Guardar').click()
  await expect(name(page)).toHaveValue('Tres')
  await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '1 Segundo', '1 Tres'])
  await name(page).fill('Tercero')
  await button(page, 'Guardar menú').click()
  await expect(dialog(page)).toHaveAccessibleName(asked)
  await button(dialog(page), 'Guardar').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  expect(await storedShape(mock, 1)).toBe('Uno Segundo Tercero')
  await item(page, 'Tercero').press('Enter')
  await name(page).fill('Otro')
  await item(page, 'Uno').press('Enter')
  await button(dialog(page), 'Descartar').click()
  await expect(name(page)).toHaveValue('Uno')
  await item(page, 'Uno').press('Delete')
  await expect(dialog(page)).toHaveAccessibleName('¿Deseas eliminar este ítem?')
  await expect(panel(page)).toHaveCount(0)
})

test('what is changed of the item in the tree is taken over, and nothing that is typed goes with an undo', async ({
  page,
}) => {
  await item(page, 'Dos').press('Enter')
  await item(page, 'Dos').hover()
  await page.getByRole('switch', { name: 'Estado de Dos' }).click()
  await expect(form(page).getByRole('switch', { name: 'Activo' })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await button(form(page), 'Cerrar').click()
  await expect(panel(page)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)

  await test.step('an item that is taken out of the tree closes, unless something was typed', async () => {
    await button(page, 'Crear Menu').click()
    await name(page).fill('Nuevo')
    await panel(page).getByRole('textbox', { name: 'URL' }).fill('https://suite.test/')
    await panel(page).getByLabel('Privilegios').click()
    await panel(page).getByRole('option', { name: 'CONSOLA_CONSULTAR' }).click()
    await page.keyboard.press('Escape')
    await button(page, 'Siguiente').click()
    await button(page, 'Crear item').click()
    await item(page, 'Nuevo').press('Enter')
    await button(page, 'Deshacer último cambio').click()
    await expect(panel(page)).toHaveCount(0)
    await button(page, 'Rehacer último cambio').click()
    await item(page, 'Nuevo').press('Enter')
    await name(page).fill('Más nuevo')
    await button(page, 'Deshacer último cambio').click()
    await expect(item(page, 'Nuevo')).toHaveCount(0)
    await expect(name(page)).toHaveValue('Más nuevo')
    await button(page, 'Actualizar ítem').click()
    await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '1 Dos', '1 Tres', '1 Más nuevo'])
  })
})

test('the preview is the second tab of the panel, its settings take few lines, and the item stays as it was left', async ({
  page,
}) => {
  await button(page, 'Vista previa').click()
  const tab = panel(page).getByRole('tab', { name: 'Vista previa' })
  await expect(tab).toBeFocused()
  const place = page.getByRole('group', { name: 'El menú como se verá' })
  await expect(place.getByText('Dos')).toBeVisible()
  await expectAccessible(page)
  await expect(button(page, 'Cerrar la vista previa')).toBeInViewport({ ratio: 1 })
  const [from, to] = await Promise.all([panel(page), place].map((one) => one.boundingBox()))
  expect(to!.y - from!.y).toBeLessThan(260)
  await page.keyboard.press('ArrowLeft')
  await expect(panel(page)).toContainText('Abre un ítem del árbol')
  await item(page, 'Dos').press('Enter')
  await name(page).fill('Dos y medio')
  await tab.click()
  await page.getByRole('radio', { name: 'Oscura' }).check()
  await expect(name(page)).toBeHidden()
  // Asked in sight, also where the item is not.
  await item(page, 'Uno').press('Enter')
  await expect(dialog(page)).toBeVisible()
  await button(dialog(page), 'Seguir editando').click()
  await panel(page).getByRole('tab', { name: 'Ítem' }).click()
  await expect(name(page)).toHaveValue('Dos y medio')
  await button(page, 'Actualizar ítem').click()
  await expect(place.getByText('Dos y medio')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Oscura' })).toBeChecked()
  await button(page, 'Cerrar la vista previa').click()
  await expect(button(page, 'Vista previa')).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
})

test('where there is no room for it the item is a dialog, and what is typed goes along', async ({ page }) => {
  await item(page, 'Dos').press('Enter')
  await name(page).fill('Dos y medio')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('dialog:modal')).toHaveAccessibleName('Editar ítem')
  await expect(name(page)).toHaveValue('Dos y medio')
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(form(page)).toBeVisible()
  await expect(name(page)).toHaveValue('Dos y medio')
})

test('what is typed in the dialog of a new item outlives a crash, with its icon, and is gone once it is discarded (beyond 4)', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, 'Crear Menu').click()
  await name(page).fill('A medias')
  await page.getByRole('textbox', { name: 'URL' }).fill('https://suite.test/')
  await page.getByLabel('Privilegios').click()
  await page.getByRole('option', { name: 'CONSOLA_CONSULTAR' }).click()
  await page.keyboard.press('Escape')
  await button(page, 'Siguiente').click()
  await page.getByRole('option', { name: 'Abajo', exact: true }).click()
  await expect(page.getByText('Elegido: Abajo')).toBeVisible()
  await untilKept(page)
  const next = await closeFor(page, 'admin')
  await next.setViewportSize({ width: 390, height: 844 })
  await openMenu(next, mock)
  await draftOffer(next).getByText('Lo que cambiaste').click()
  await expect(draftOffer(next).getByRole('listitem')).toContainText(['Agregado A medias'])
  await takeDraft(next)
  await expect(name(next)).toHaveValue('A medias')
  await expect(next.getByRole('textbox', { name: 'URL' })).toHaveValue('https://suite.test/')
  await button(next, 'Siguiente').click()
  await expect(next.locator('.icon-option[aria-selected=true]')).toHaveAccessibleName('Abajo')
  await button(next, 'Cerrar').click()
  await button(dialog(next), 'Descartar').click()
  await untilKept(next, 0)
  expect(await storedShape(mock, 1)).toBe('Uno Dos Tres')
})
