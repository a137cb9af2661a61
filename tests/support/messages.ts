import type { Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, dialog } from './userCard.ts'

/** Takes a message away, so that the next one can be told from it. */
export async function accept(page: Page): Promise<void> {
  await button(dialog(page), 'Aceptar').click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Waits for a toast, and takes it away so that the next one can be told from it. */
export async function seeToast(page: Page, text: string | RegExp): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: text })
  await expect(toast).toHaveCount(1)
  await button(toast, 'Cerrar').click()
  await expect(toast).toHaveCount(0)
}
