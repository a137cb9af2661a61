import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { closeFor, takeDraft, untilDraftsStored } from '../support/drafts.ts'
import { item, openMenu, putMenu, rowsOf, storedShape } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog } from '../support/userCard.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Ítem y vista previa' })
const form = (page: Page) => panel(page).getByRole('dialog', { name: 'Editar ítem' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Nombre', exact: true })
const asked = 'Hiciste modificaciones ¿Deseas actualizarlas?'

test.beforeEach(async ({ page, mock }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await putMenu(mock, 1, 'Uno', 'Dos', 'Tres')
  await openMenu(page, mock)
})

test('an item is edited beside the usable tree, or in a dialog on a narrow page @release', async ({
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
  await expect(alertDialog(page)).toHaveCount(0)

  await button(page, 'Vista previa').click()
  await expect(panel(page).getByRole('tab', { name: 'Vista previa' })).toBeFocused()
  const place = page.getByRole('group', { name: 'El menú como se verá' })
  await expect(place.getByText('Tres')).toBeVisible()
  await expectAccessible(page)
  await expect(name(page)).toBeHidden()
  await panel(page).getByRole('tab', { name: 'Ítem' }).click()
  await expect(name(page)).toHaveValue('Dos y medio')

  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('dialog:modal')).toHaveAccessibleName('Editar ítem')
  await expect(name(page)).toHaveValue('Dos y medio')
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(form(page)).toBeVisible()
  await button(page, 'Actualizar ítem').click()
  await expect(place.getByText('Dos y medio')).toBeVisible()
  await button(page, 'Cerrar la vista previa').click()
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page, 'Vista previa')).toBeFocused()
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  expect(await storedShape(mock, 1)).toBe('Dos y medio Uno Tres')
})

test('unsaved text is asked about before another item, a deletion, Esc and the menu’s save @release', async ({
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
    await expect(alertDialog(page)).toHaveAccessibleName(asked)
    await button(alertDialog(page), 'Seguir editando').click()
    await expect(name(page)).toHaveValue('Segundo')
  }
  // The item that is open is gone to, and nothing is asked.
  await item(page, 'Dos').press('Enter')
  await expect(name(page)).toBeFocused()
  await item(page, 'Tres').press('Enter')
  await button(alertDialog(page), 'Guardar').click()
  await expect(name(page)).toHaveValue('Tres')
  await expect.poll(() => rowsOf(page)).toEqual(['1 Uno', '1 Segundo', '1 Tres'])
  await name(page).fill('Tercero')
  await button(page, 'Guardar menú').click()
  await expect(alertDialog(page)).toHaveAccessibleName(asked)
  await button(alertDialog(page), 'Guardar').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  expect(await storedShape(mock, 1)).toBe('Uno Segundo Tercero')
  await item(page, 'Tercero').press('Enter')
  await name(page).fill('Otro')
  await item(page, 'Uno').press('Enter')
  await button(alertDialog(page), 'Descartar').click()
  await expect(name(page)).toHaveValue('Uno')
  await item(page, 'Uno').press('Delete')
  await expect(alertDialog(page)).toHaveAccessibleName('¿Deseas eliminar este ítem?')
  await expect(panel(page)).toHaveCount(0)
})

test('what is half typed of an item outlives a crash with the changes of its menu [beyond 4] @release', async ({
  page,
  mock,
}) => {
  await item(page, 'Tres').press('Alt+ArrowUp')
  await item(page, 'Dos').press('Enter')
  await name(page).fill('A medias')
  await untilDraftsStored(page)
  const next = await closeFor(page, 'admin')
  await openMenu(next, mock)
  await takeDraft(next)
  await expect(name(next)).toHaveValue('A medias')
  await button(next, 'Actualizar ítem').click()
  await expect.poll(() => rowsOf(next)).toEqual(['1 Uno', '1 Tres', '1 A medias'])
  expect(await storedShape(mock, 1)).toBe('Uno Dos Tres')
})
