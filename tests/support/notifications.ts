import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, alertDialog, openAs } from './userCard.ts'

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Notificaciones de correo' })

/** Opens the list, or an address of it, and waits for its rows. */
export async function openList(page: Page, query = '', userName = 'admin'): Promise<void> {
  await openAs(page, `/notifications${query}`, userName)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await expect(table(page).locator('a[data-row]').first()).toBeVisible()
}

/** A template of all seeded applications, and one of its subjects. */
export const maintenance = { template: 'Mantenimiento programado', subject: 'Ventana de mantenimiento' }

/** Opens the card of a notification for editing. */
export async function openEdit(page: Page, id: number): Promise<void> {
  await openAs(page, `/notifications/${id}`)
  await button(page, 'Editar').click()
  await button(alertDialog(page), 'Modificar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edición de la notificación' })).toBeVisible()
}

/** Ticks or unticks an application by keyboard, through the search of the open list. */
export async function choose(page: Page, title: string): Promise<void> {
  await page.getByLabel('Aplicaciones', { exact: true }).press('ArrowDown')
  const filter = page.getByLabel('Buscar en Aplicaciones', { exact: true })
  await expect(filter).toBeFocused()
  await filter.fill(title)
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([title])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Fills in a complete notification of the maintenance template. */
export async function fillIn(page: Page, { reason, day }: { reason: string; day: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Motivo' }).first().fill(reason)
  await choose(page, 'Suite')
  await page.getByLabel('Plantilla').selectOption(maintenance.template)
  await page.getByLabel('Asunto').selectOption(maintenance.subject)
  await page.getByLabel('Fecha', { exact: true }).fill('31/12/2099')
  await page.getByLabel('Hora', { exact: true }).fill('8')
  await page.getByLabel('Minutos', { exact: true }).fill('30')
  await page.getByRole('textbox', { name: 'Motivo' }).last().fill('Cambio de discos')
  await page.getByLabel('Fecha de envío', { exact: true }).fill(day)
}
