import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'

/** The undo history of this session. */
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Cambios de esta sesión' })

export const undo = (page: Page): Locator => panel(page).getByRole('button', { name: /^Deshacer:/ })

export async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cambios de esta sesión' }).click()
  await expect(panel(page)).toBeVisible()
}
