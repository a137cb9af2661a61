import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'

/** Nothing reaches beyond the window, at any width, and all is accessible; each width has one of the two schemes. */
export async function expectToFit(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [768, 'dark'],
    [1280, 'light'],
    [1920, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (width < 1920) await expectNoViolations(page)
  }
}
