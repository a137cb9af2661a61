import { expect, type Page } from '@playwright/test'
import { expectNoViolations, rulesOfPlaces } from './accessibility.ts'

/** Each width with one of the two schemes, and the rules that have not judged the same markup at a width before it. */
const looks = [
  { width: 320, colorScheme: 'light', rules: undefined },
  { width: 768, colorScheme: 'dark', rules: ['color-contrast'] },
  { width: 1280, colorScheme: 'light', rules: rulesOfPlaces },
  { width: 1920, colorScheme: 'dark', rules: [] },
] as const

/** Nothing reaches beyond the window, at any width, and all is accessible. */
export async function expectToFit(page: Page): Promise<void> {
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (rules?.length !== 0) await expectNoViolations(page, rules)
  }
}
