import type { Browser, Page } from '@playwright/test'
import { inTurn, type Figures } from './inTurn.ts'
import { administrator, inPage, type World } from './world.ts'

type Deed = {
  what: string
  path: string
  /** Exists before the interaction. */
  ready: string
  /** Prepares the page for the interaction. */
  prepare?: (page: Page) => Promise<unknown>
  deed: (page: Page) => Promise<unknown>
  /** Exists after the interaction took effect. */
  done?: string
}

/** 2,000 items in the drawer of suite, 400 in its user menu. */
const scenarios = ['big-menu', 'huge-menu', 'many-suite-items']
/** Limit of an immediate response, ms to the next paint with the CPU four times slower. */
const limit = 100
const users = { path: '/users?size=25', ready: 'main tbody a[data-row]' }
const suite = { path: '/menuSettings/superior', ready: '.menu-application select option:nth-child(2)' }

const deeds: readonly Deed[] = [
  {
    what: 'next page of users',
    ...users,
    deed: (page) => page.getByRole('button', { name: 'Página siguiente' }).click(),
  },
  {
    what: 'letter in the search of users',
    ...users,
    prepare: (page) => page.locator('main input[type="search"]').focus(),
    deed: (page) => page.keyboard.press('a'),
  },
  {
    what: 'user ticked',
    ...users,
    deed: (page) => page.locator('main tbody input[type="checkbox"]').nth(2).click(),
  },
  {
    what: 'card of a user opened',
    ...users,
    deed: (page) => page.locator('main tbody a[data-row]').nth(2).click(),
    done: 'main h2',
  },
  {
    what: 'privilege saved',
    path: '/privileges/1',
    ready: 'main h1',
    async prepare(page) {
      await page.getByRole('button', { name: 'Editar', exact: true }).click()
      await page.getByLabel('Descripción').fill(`Otra, ${Date.now()}`)
    },
    deed: (page) => page.getByRole('button', { name: 'Actualizar', exact: true }).click(),
    done: '.toast',
  },
  {
    what: 'menu of 400 items opened',
    ...suite,
    prepare: (page) => chooseSuite(page),
    deed: (page) => page.locator('main [role="tab"][href*="/usuario"]').click(),
    done: 'main [role="treeitem"]:nth-child(20)',
  },
  {
    what: 'one of 400 items moved by key, and back',
    ...suite,
    prepare: (page) => openMenu(page, 'usuario'),
    deed: (page) => press(page, 'Alt+ArrowDown', 'Alt+ArrowUp'),
  },
  { what: 'item of 400 dragged', ...suite, prepare: (page) => openMenu(page, 'usuario'), deed: drag },
  {
    what: 'up and down among 2,000 items',
    ...suite,
    prepare: (page) => openMenu(page, 'lateral'),
    deed: (page) => press(page, 'ArrowDown', 'End', 'ArrowUp', 'Home'),
  },
]

/** Interactions in the console, each in its own page: time to the next paint and to the effect. */
export async function benchWork(browser: Browser, url: string, runs: number): Promise<void> {
  const world = await administrator(url, scenarios)
  const seen = await inTurn(deeds, runs, (deed) => perform(browser, world, deed))
  console.table(
    Object.fromEntries(
      [...seen].map(([{ what }, figures]) => [what, { ...figures, ok: figures['paint']! <= limit }]),
    ),
  )
}

function perform(
  browser: Browser,
  world: World,
  { path, ready, prepare, deed, done }: Deed,
): Promise<Figures> {
  return inPage(browser, world, 1_280, async (page, slowDown) => {
    await page.goto(world.url + path, { waitUntil: 'commit' })
    await page.locator(ready).first().waitFor({ state: 'attached' })
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await slowDown('slow')
    const meter = await page.evaluateHandle(measure, done)
    await deed(page)
    await page.waitForFunction(({ effect }) => effect !== null, meter)
    await page.waitForLoadState('networkidle')
    // An interaction is reported once its frame was painted.
    const { paint, effect } = await meter.evaluate(
      (seen) =>
        new Promise<typeof seen>((told) => requestAnimationFrame(() => setTimeout(() => told(seen), 250))),
    )
    return { paint, ...(done && { effect: effect! }) }
  })
}

/** Runs in the page. The longest interaction from now on, at least 16 ms, and the time of the first effect. */
function measure(done: string | undefined): { paint: number; effect: number | null } {
  const seen = { paint: 16, effect: done === undefined ? 0 : (null as number | null) }
  const duration = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = Math.max(seen.paint, entry.duration)
  }).observe(duration)
  let from = 0
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (from ||= timeStamp), { capture: true })
  function look(): void {
    if (seen.effect !== null) return
    if (from > 0 && document.querySelector(done!)) seen.effect = performance.now() - from
    requestAnimationFrame(look)
  }
  look()
  return seen
}

async function chooseSuite(page: Page): Promise<void> {
  await page.locator('.menu-application select').selectOption({ label: 'Suite' })
  await page.locator('main [role="treeitem"], main .menu-empty').first().waitFor()
}

async function openMenu(page: Page, tab: 'usuario' | 'lateral'): Promise<void> {
  await chooseSuite(page)
  await page.locator(`main [role="tab"][href*="/${tab}"]`).click()
  await page.locator('main [role="treeitem"]').nth(9).waitFor()
  await page
    .locator('main [role="treeitem"]')
    .nth(tab === 'usuario' ? 1 : 0)
    .focus()
}

/** Each after the previous one was painted and the page is idle. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done()))),
    )
  }
}

async function drag(page: Page): Promise<void> {
  const items = page.locator('main .menu-tree-frame').first().locator('[role="treeitem"]')
  const [from, to] = [(await items.nth(1).boundingBox())!, (await items.nth(8).boundingBox())!]
  await page.mouse.move(from.x + 60, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, to.y + 10, { steps: 20 })
  await page.mouse.up()
}
