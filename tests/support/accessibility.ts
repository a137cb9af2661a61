import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeCore from 'axe-core'
import { expect, test, type Page } from '@playwright/test'
import { secondOpinion } from './secondRules.ts'

/** axe rules whose result depends on the layout of the same markup; `weakTexts` measures colours. */
export const rulesOfPlaces = [
  'document-title',
  'image-alt',
  'landmark-unique',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'target-size',
]

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Fails on any violation of axe, or of the given rules, with its elements. Waits for the heading, because the frame of
 * the console shows before the screen's code.
 */
export async function expectNoViolations(
  page: Page,
  rules?: readonly string[],
  more: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  expect(await page.evaluate(judge, { rules, more })).toEqual([])
}

/** By all rules of axe, optional ones included; in release runs by a second engine too. */
export async function expectAccessible(page: Page, more?: readonly string[]): Promise<void> {
  await expectNoViolations(page, undefined, more)
  if (process.env['GATE'] === undefined) expect(await secondOpinion(page)).toEqual([])
}

/**
 * Runs in the page, or only in its modal dialog. Returns no passes, which would take three times as long.
 */
async function judge({
  rules,
  more,
}: {
  rules: readonly string[] | undefined
  more: readonly string[]
}): Promise<{ id: string; help: string; at: string[] }[]> {
  const { run } = (window as unknown as { axe: typeof AxeCore }).axe
  const { violations } = await run([...document.querySelectorAll('dialog:modal')].at(-1) ?? document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(more.map((id) => [id, { enabled: true }])),
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }))
}

/** Runs a check in light, in release runs also in dark: an open page follows the system. */
export async function inBothSchemes(page: Page, check: () => Promise<void>): Promise<void> {
  const schemes = process.env['GATE'] === undefined ? (['light', 'dark'] as const) : (['light'] as const)
  for (const colorScheme of schemes)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
      await check()
    })
}
