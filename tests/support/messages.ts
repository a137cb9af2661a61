import type { Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, dialog } from './userCard.ts'

/**
 * Waits until a question about switching something off has counted what hangs on that: the line about it comes late, and
 * moves the buttons below it, away from a press that is under way.
 */
export async function untilCounted(page: Page): Promise<void> {
  await expect(dialog(page).locator('.dependents > :is(p:not(:empty), .ui-notice)').first()).toBeVisible()
}

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
