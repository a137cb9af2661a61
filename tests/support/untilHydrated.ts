import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over the sign-in that came with the page. */
export async function untilHydrated(page: Page): Promise<void> {
  const user = page.locator('input[autocomplete="username"]')
  await expect
    .poll(() => user.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
    .toBe(true)
}
