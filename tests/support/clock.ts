import type { Locator, Page } from '@playwright/test'
import { expect } from './portal.ts'

/** From now on the clock of the page moves by `page.clock.runFor` only, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Moves a stopped clock until something is visible; loading a screen takes some of it. */
export async function runUntil(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return target.isVisible()
    })
    .toBe(true)
}
