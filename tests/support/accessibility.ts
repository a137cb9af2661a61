import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

/** What may differ between two layouts of the same markup, and what their own parts add. */
export const rulesOfPlacesAndColors = [
  'color-contrast',
  'document-title',
  'image-alt',
  'landmark-unique',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'target-size',
]

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const axe = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails on any violation that axe knows, or of the given rules, with the elements that cause it. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Once per document: left to the builder, axe is compiled twice for every judgement, which takes longer than judging.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Without the blank page that the builder opens to put frames together: there are none here.
  const run = new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode()
  const { violations } = await (rules ? run.withRules(rules) : run).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }))
  expect(found).toEqual([])
}

/** Runs a check in light and then in dark: an open page follows the system. */
export async function inBothSchemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
      await check()
    })
}
