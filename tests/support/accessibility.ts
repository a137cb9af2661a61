import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

/** Fails on any violation that axe knows, or of the given rules, with the elements that cause it. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Without the blank page that it opens to put frames together: there are none here, and it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }))
  expect(found).toEqual([])
}
