import { expect, type Page } from '@playwright/test'

/** Waits until React has hydrated the prerendered sign-in. */
export async function untilHydrated(page: Page): Promise<void> {
  const user = page.locator('input[autocomplete="username"]')
  await expect
    .poll(() => user.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
    .toBe(true)
}
