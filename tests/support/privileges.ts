import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, openAs } from './userCard.ts'

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Privilegios' })

export const stateOf = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: `Estado de ${name}`, exact: true })

/** Opens the list, or an address of it, and waits for its rows. */
export async function openList(page: Page, query = '', userName = 'admin'): Promise<void> {
  await openAs(page, `/privileges${query}`, userName)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await expect(table(page).locator('a[data-row]').first()).toBeVisible()
}

/** Opens the card of a privilege for editing. */
export async function openEdit(page: Page, id: number): Promise<void> {
  await openAs(page, `/privileges/${id}`)
  await button(page, 'Editar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Privilegio' })).toBeVisible()
}

/** Ticks or unticks an application by keyboard, through the search of the open list. */
export async function choose(page: Page, title: string): Promise<void> {
  await page.getByLabel('Aplicaciones', { exact: true }).press('ArrowDown')
  const filter = page.getByLabel('Buscar en Aplicaciones', { exact: true })
  await expect(filter).toBeFocused()
  await filter.fill(title)
  await expect(page.getByRole('option')).toHaveText([title])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
