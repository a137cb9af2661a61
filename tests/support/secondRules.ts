import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

type Result = { ruleId: string; value: [kind: string, outcome: string]; message: string; snippet: string }
type Ruleset = { id: string; checkpoints: { rules?: { id: string }[] }[] }
type Engine = {
  Checker: new () => {
    rulesets: Ruleset[]
    addRuleset(ruleset: Ruleset): void
    check(node: Document | Element, rulesets: string[]): Promise<{ results: Result[] }>
  }
}

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
)

/** Slow rules that only ask for manual review, or measure what axe and `contrast.ts` do. */
const leftOut = [
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_color_misuse',
  'style_focus_visible',
  'target_spacing_sufficient',
  'text_contrast_sufficient',
  'text_spacing_valid',
]

/** False positives. */
const explained: { rule: string; of: RegExp; why: string }[] = [
  {
    rule: 'label_content_exists',
    of: /^<label class="(box|row-check|ui-switch)\b/,
    why: 'the label is the place to press; the control inside has a name of its own',
  },
  {
    rule: 'table_headers_exists',
    of: /^<table>/,
    why: 'the people of the control page stand one below the other where it is narrow, and name themselves',
  },
]

/**
 * Violations found by a second engine (IBM Equal Access, WCAG 2.2 A and AA), without its recommendations.
 */
export async function secondOpinion(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace_ibma' in window))) await page.evaluate(source)
  const failures = await page.evaluate(judge, leftOut)
  return failures
    .filter(({ ruleId, snippet }) => !explained.some(({ rule, of }) => rule === ruleId && of.test(snippet)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
}

/**
 * Runs in the page. Under an open modal dialog it checks the dialog only, because these rules would check the page behind
 * it too.
 */
async function judge(leftOut: string[]): Promise<Result[]> {
  const { Checker } = (window as unknown as { ace_ibma: Engine }).ace_ibma
  const checker = new Checker()
  const whole = checker.rulesets.find(({ id }) => id === 'WCAG_2_2')!
  const checkpoints = whole.checkpoints.map(({ rules = [], ...rest }) => ({
    ...rest,
    rules: rules.filter(({ id }) => !leftOut.includes(id)),
  }))
  checker.addRuleset({ ...whole, id: 'portal', checkpoints })
  const dialogs = [...document.querySelectorAll('dialog:modal')]
  const results: Result[] = []
  for (const part of dialogs.length > 0 ? dialogs : [document])
    results.push(...(await checker.check(part, ['portal'])).results)
  return results.filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
}
