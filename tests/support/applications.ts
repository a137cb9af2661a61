import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, openAs } from './userCard.ts'

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Aplicaciones' })

export const stateOf = (page: Page, title: string): Locator =>
  page.getByRole('switch', { name: `Estado de ${title}`, exact: true })

export const field = (page: Page, label: string): Locator =>
  page.getByRole('tabpanel').getByLabel(label, { exact: true })

/** Opens the list, or an address of it, and waits for its rows. */
export async function openList(page: Page, query = '', userName = 'admin'): Promise<void> {
  await openAs(page, `/apps${query}`, userName)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await expect(table(page).locator('a[data-row]').first()).toBeVisible()
}

/** Opens a tab of an application's card for editing. */
export async function openEdit(page: Page, id: number, tab = ''): Promise<void> {
  await openAs(page, `/apps/${id}${tab}`)
  await button(page, 'Editar').click()
  await expect(button(page, 'Cancelar edición')).toBeVisible()
}

/** Fills all tabs of a new application; ends on the last one, where it is saved. */
export async function fillNew(page: Page, name: string): Promise<void> {
  await field(page, 'Nombre aplicación').fill(name)
  await field(page, 'Nombre comercial de la aplicación').fill('Agenda')
  await field(page, 'URL aplicación').fill('https://app.agenda.test/')
  await field(page, 'URL Landing').fill('https://agenda.test/')
  await field(page, 'URL asignación de contraseña').fill('https://app.agenda.test/changepassword')
  await button(page, 'Siguiente').click()
  for (const [label, value, unit] of [
    ['del token', '30', 'Minutos'],
    ['del token de refresco', '8', 'Horas'],
    ['del token de activación de usuario', '2', 'Dias'],
    ['del token de restablecimiento de contraseña', '30', 'Minutos'],
  ] as const) {
    await field(page, `Duración ${label}`).fill(value)
    await field(page, `Unidad de la duración ${label}`).selectOption({ label: unit })
  }
  await button(page, 'Siguiente').click()
  await field(page, 'Cantidad de cambios de contraseña').fill('3')
  await field(page, 'Expiración de contraseña').fill('90')
  await field(page, 'Unidad de tiempo').selectOption({ label: 'Dias' })
  await button(page, 'Siguiente').click()
  await field(page, 'Interface siguiente al restablecer contraseña').selectOption({
    label: 'Login de la aplicación',
  })
}
