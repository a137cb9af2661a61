import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, dialog } from './userCard.ts'

/** The ways out of a card that is edited. */
export const waysOut = {
  'the way back': (page) => button(page, 'Volver').click(),
  'the end of the edit': (page) => button(page, 'Cancelar edición').click(),
  'the drawer': (page) =>
    page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Usuarios' }).click(),
  'the browser': (page) => page.goBack().then(() => undefined),
} satisfies Record<string, (page: Page) => Promise<void>>

type Unsaved = { field: Locator; value: string; leave: (page: Page) => Promise<void> }

/** Saves nothing, changes a field and leaves: Esc keeps the change, 'Descartar' goes without it. */
export async function leaveUnsaved(page: Page, { field, value, leave }: Unsaved): Promise<void> {
  await button(page, 'Actualizar').click()
  await expect(page.getByText('No hay cambios para guardar')).toBeVisible()
  await field.fill(value)
  await leave(page)
  await expect(dialog(page)).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue(value)
  await leave(page)
  await button(dialog(page), 'Descartar').click()
}
