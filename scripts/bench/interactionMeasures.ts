import type { Page } from '@playwright/test'
import type { Console } from './consolePage.ts'
import type { Measure } from './measure.ts'
import { menuScenarios, openManyItems } from './menuMeasures.ts'

/** People feel an answer within this as immediate (Core Web Vitals: interaction to next paint), ms. */
const limit = 200

/** From a press to the next paint, as the browser itself counts it, on a slow machine. */
export const interactionMeasures: readonly Measure[] = [
  {
    what: 'letter in the search of users, to paint',
    line: 'slow',
    limit,
    measure: (console) =>
      interacting(console, '/users?size=25', (page) => page.locator('main input[type=search]').press('m')),
  },
  {
    what: 'row of users ticked, to paint',
    line: 'slow',
    limit,
    measure: (console) =>
      interacting(console, '/users?size=25', (page) =>
        page.locator('main tbody input[type=checkbox]').nth(2).click(),
      ),
  },
  {
    what: 'users in another order, to paint',
    line: 'slow',
    limit,
    measure: (console) =>
      interacting(console, '/users?size=25', (page) =>
        page.locator('main .sort-menu select').press('ArrowDown'),
      ),
  },
  {
    what: 'card of a user opened, to paint',
    line: 'slow',
    limit,
    measure: (console) =>
      interacting(console, '/users?size=25', (page) => page.locator('main tbody a[data-row]').nth(1).click()),
  },
  {
    what: 'item of 400 taken and let go, to paint',
    scenarios: menuScenarios,
    line: 'slow',
    limit,
    measure: async (console) => longest(await openManyItems(console), dragItem),
  },
  {
    what: 'moving about 2,000 items, to paint',
    scenarios: menuScenarios,
    line: 'slow',
    limit: 100,
    measure: (console) => pressing(console, 'ArrowDown', 'End', 'ArrowUp', 'Home'),
  },
  {
    what: 'one of 2,000 items moved by key, to paint',
    scenarios: menuScenarios,
    line: 'slow',
    limit: 100,
    measure: (console) => pressing(console, 'Alt+ArrowDown', 'Alt+ArrowUp'),
  },
  {
    what: 'a branch of a tree of 2,000 folded and opened, to paint',
    scenarios: menuScenarios,
    line: 'slow',
    limit: 100,
    measure: (console) => pressing(console, 'ArrowLeft', 'ArrowRight'),
  },
  {
    // What the browser alone takes for it, whoever makes the rows.
    what: 'as many rows of that tree put in by the browser itself, to paint',
    scenarios: menuScenarios,
    line: 'slow',
    measure: async (console) => {
      const page = await openManyItems(console, 'lateral')
      await page.locator('main [role="treeitem"]').first().focus()
      await page.evaluate(replaceRowsOn, 'F9')
      return longest(page, () => page.keyboard.press('F9'))
    },
  },
]

/** At a press of a key other rows stand in the place of those in sight, with what is read of them and without their actions. */
function replaceRowsOn(key: string): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== key) return
    for (const row of [...document.querySelectorAll('main .tree-row')].slice(3, 22)) {
      const other = row.cloneNode(true) as Element
      other.querySelector('.tree-actions')!.replaceChildren()
      other.querySelector('bdi')!.append(' 2')
      row.replaceWith(other)
    }
  })
}

/** Keys on the first item of 2,000, each once the one before is painted and the page is at rest. */
async function pressing(console: Console, ...keys: string[]): Promise<number[]> {
  const page = await openManyItems(console, 'lateral')
  await page.locator('main [role="treeitem"]').first().focus()
  return longest(page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.evaluate(
        () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      )
    }
  })
}

async function interacting(
  { open, slowDown }: Console,
  path: string,
  deed: (page: Page) => Promise<unknown>,
): Promise<number[]> {
  const page = await open(path)
  await page.locator('main tbody a[data-row]').nth(9).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  return longest(page, deed)
}

/** The longest of the interactions of one deed, ms; what takes less than 16 is not told by browsers and counts as that. */
export async function longest(page: Page, deed: (page: Page) => Promise<unknown>): Promise<number[]> {
  const meter = await page.evaluateHandle(() => {
    const seen = { longest: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    return seen
  })
  await deed(page)
  await page.waitForLoadState('networkidle')
  // An interaction is told once its frame has been painted.
  return [
    await meter.evaluate(
      (seen) =>
        new Promise<number>((done) =>
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done(seen.longest)), 250)),
        ),
    ),
  ]
}

async function dragItem(page: Page): Promise<void> {
  const items = page.locator('main .menu-tree-frame').first().locator('[role="treeitem"]')
  const from = (await items.nth(1).boundingBox())!
  const to = (await items.nth(8).boundingBox())!
  await page.mouse.move(from.x + 60, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, to.y + 10, { steps: 20 })
  await page.mouse.up()
}
