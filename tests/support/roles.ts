import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, openAs } from './userCard.ts'

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Roles' })

export const stateOf = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: `Estado de ${name}`, exact: true })

export const privilegeBox = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Asignado ${name}`, exact: true })

/** An entry of the list of applications. */
export const application = (page: Page, title: string): Locator =>
  page
    .getByRole('radiogroup', { name: 'Aplicaciones' })
    .locator('label')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first()

/** Opens the list, or an address of it, and waits for its rows. */
export async function openList(page: Page, query = '', userName = 'admin'): Promise<void> {
  await openAs(page, `/roles${query}`, userName)
  await expect(table(page)).toHaveAttribute('aria-busy', 'false')
  await expect(table(page).locator('a[data-row]').first()).toBeVisible()
}

/** Opens a tab of a role's card for editing. */
export async function openEdit(page: Page, id: number, tab: '' | '/aplicaciones' = ''): Promise<void> {
  await openAs(page, `/roles/${id}${tab}`)
  await button(page, 'Editar').click()
  const title = tab === '' ? 'Editar rol' : 'Editar aplicaciones'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
