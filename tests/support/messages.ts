import type { Page } from '@playwright/test'
import { expect } from './portal.ts'
import { button, alertDialog } from './userCard.ts'

/**
 * Waits until a question about switching something off has counted what depends on it: the line appears late and moves the
 * buttons below.
 */
export async function untilCounted(page: Page): Promise<void> {
  await expect(
    alertDialog(page).locator('.dependents > :is(p:not(:empty), .ui-notice)').first(),
  ).toBeVisible()
}

/** Closes a message, so that the next one is distinguishable. */
export async function accept(page: Page): Promise<void> {
  await button(alertDialog(page), 'Aceptar').click()
  await expect(alertDialog(page)).toHaveCount(0)
}

/** Waits for a toast and closes it, so that the next one is distinguishable. */
export async function seeToast(page: Page, text: string | RegExp): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: text })
  await expect(toast).toHaveCount(1)
  await button(toast, 'Cerrar').click()
  await expect(toast).toHaveCount(0)
}
