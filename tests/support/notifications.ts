import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import { openAs } from './userCard.ts'

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Notificaciones de correo' })

export const row = (page: Page, reason: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: reason, exact: true }) })

/** Opens the list, or what an address of it shows, once its rows are there. */
export async function openList(page: Page, query = '', userName = 'admin'): Promise<void> {
  await openAs(page, `/notifications${query}`, userName)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await expect(table(page).locator('a[data-row]').first()).toBeVisible()
}
