import type { Browser } from '@playwright/test'
import { accessMeasures } from './accessMeasures.ts'
import { openConsole, prepareConsole, type Console, type Line, type World } from './consolePage.ts'
import { findMeasures } from './findMeasures.ts'
import { interactionMeasures } from './interactionMeasures.ts'
import { listing, listingAgain } from './listing.ts'
import type { Machine, Measure } from './measure.ts'
import { median } from './median.ts'
import { menuMeasures } from './menuMeasures.ts'
import { notificationMeasures } from './notificationMeasures.ts'
import { painting } from './painting.ts'
import { pictureMeasures } from './pictureMeasures.ts'
import { typing } from './typing.ts'
import { visit } from './visit.ts'

/** Somebody of the seed who has a few roles and companies. */
const card = '/users/4'

/** What most measurements find at the mock. */
const crowded = ['many-companies', 'many-roles', 'many-notifications'] as const

/** 0.85 of the 2,400 ms that react-admin takes for the same, on a machine where the plainest React form takes 895. */
const listLimit = 0.85 * 2_400
const plainFormMs = 895

const measures: readonly Measure[] = [
  {
    what: 'list of users usable, first visit',
    line: 'poor',
    limit: listLimit,
    beside: {
      what: 'plain React form',
      most: listLimit / plainFormMs,
      measure: async ({ browser, world: { url } }) => [
        (await visit(browser, `${url}/bench/plain-form.html`, 'usable')).ms,
      ],
    },
    measure: (console) => listing(console, '/users'),
  },
  {
    what: 'list of 25 users usable, first visit',
    line: 'poor',
    beside: {
      what: 'plain React table of the same users',
      most: 1.25,
      measure: (machine) =>
        opened(machine, 'poor', (console) => listing(console, '/bench/plain-table.html?size=25')),
    },
    measure: (console) => listing(console, '/users?size=25'),
  },
  {
    what: 'list of 25 users usable, second visit',
    line: 'warm',
    beside: {
      what: 'plain React table of the same users',
      most: 1.3,
      measure: (machine) =>
        opened(machine, 'warm', (console) => listingAgain(console, '/bench/plain-table.html?size=25')),
    },
    measure: (console) => listingAgain(console, '/users?size=25'),
  },
  {
    what: 'first paint of a list, first visit',
    line: 'poor',
    beside: {
      what: 'first paint of a static page',
      most: 1.3,
      measure: (machine) =>
        opened(machine, 'poor', (console) => painting(console, '/bench/static-form.html')),
    },
    measure: (console) => painting(console, '/users?size=25'),
  },
  { what: 'next 25 users', line: 'slow', limit: 200, measure: (console) => nextPages(console, '/users', 25) },
  {
    what: 'letter among 5,000 notifications',
    line: 'fast',
    limit: 50,
    measure: (console) => typing(console, '/notifications', ['7', '77', '774']),
  },
  {
    what: 'letter among 5,000 notifications',
    line: 'slow',
    limit: 100,
    measure: (console) => typing(console, '/notifications', ['7', '77', '774']),
  },
  {
    what: 'next 10 of 5,000 notifications',
    line: 'slow',
    limit: 200,
    measure: (console) => nextPages(console, '/notifications', 10),
  },
  ...(['fast', 'slow'] as const).flatMap((line): Measure[] => [
    {
      what: 'roles tab with 500 roles opens',
      line,
      ...(line === 'fast' && { limit: 300 }),
      measure: (console) => opening(console, 'roles'),
    },
    {
      what: 'one of 500 roles ticked',
      line,
      ...(line === 'fast' && { limit: 50 }),
      measure: (console) => ticking(console, 'roles'),
    },
    {
      what: 'companies tab with 1,000 companies opens',
      line,
      ...(line === 'fast' && { limit: 300 }),
      measure: (console) => opening(console, 'empresas'),
    },
    {
      what: 'one of 1,000 companies ticked, 100 a page',
      line,
      ...(line === 'fast' && { limit: 50 }),
      measure: (console) => ticking(console, 'empresas'),
    },
  ]),
  ...accessMeasures,
  ...menuMeasures,
  ...pictureMeasures,
  ...notificationMeasures,
  ...interactionMeasures,
  ...findMeasures,
]

const lines: Record<Line, string> = {
  poor: 'CPU 4x slower, 1.6 Mbit/s, 150 ms round trip, empty cache',
  warm: 'CPU 4x slower, 1.6 Mbit/s, 150 ms round trip, second visit',
  slow: 'CPU 4x slower',
  fast: 'as fast as it is',
}

/** The measurements of the console whose name holds `named`, against what people feel as quick and against rivals. */
export async function benchConsole(
  browser: Browser,
  url: string,
  runs: number,
  named: string,
): Promise<void> {
  const worlds = new Map<string, Promise<World>>()
  const worldWith = (scenarios: readonly string[]): Promise<World> => {
    const key = scenarios.join()
    const world = worlds.get(key) ?? prepareConsole(browser, url, scenarios)
    worlds.set(key, world)
    return world
  }
  console.log(`console, medians of ${runs} runs`)
  for (const { what, scenarios = crowded, line, limit, beside, measure } of measures) {
    if (!what.includes(named)) continue
    const machine = { browser, world: await worldWith(scenarios) }
    const times: number[] = []
    const others: number[] = []
    // The first round warms the server and the machine, and does not count.
    for (let round = 0; round <= runs; round += 1) {
      const ms = await opened(machine, line, measure)
      const other = beside ? await beside.measure(machine) : []
      if (round === 0) continue
      times.push(...ms)
      others.push(...other)
    }
    const middle = median(times)
    const range = `${Math.round(Math.min(...times))}–${Math.round(Math.max(...times))}`
    const verdict = limit === undefined ? '' : `, limit ${limit} ms: ${middle <= limit ? 'ok' : 'over'}`
    console.log(
      `  ${what.padEnd(42)} ${String(Math.round(middle)).padStart(5)} ms (${range})${verdict}; ${lines[line]}`,
    )
    if (beside) {
      const ratio = middle / median(others)
      console.log(
        `    ${ratio.toFixed(2)} times the ${beside.what} (${Math.round(median(others))} ms), limit ${beside.most.toFixed(2)}: ${ratio <= beside.most ? 'ok' : 'over'}`,
      )
    }
  }
}

/** One measurement in a browser of its own. */
async function opened(
  { browser, world }: Machine,
  line: Line,
  measure: (console: Console) => Promise<number[]>,
): Promise<number[]> {
  const console = openConsole(browser, world, line)
  const times = await measure(console)
  await console.close()
  return times
}

async function nextPages({ open, slowDown }: Console, list: string, size: number): Promise<number[]> {
  const page = await open(`${list}?size=${size}`)
  await page
    .locator('main tbody a[data-row]')
    .nth(size - 1)
    .waitFor()
  await slowDown()
  const times: number[] = []
  for (let step = 0; step < 3; step += 1) {
    times.push(
      await page.evaluate(() => {
        const first = (): string | undefined =>
          document.querySelector<HTMLAnchorElement>('main tbody a[data-row]')?.href
        const before = first()
        const next = document.querySelector<HTMLElement>('main button[aria-label="Página siguiente"]')!
        return window.probe.time(
          () => next.click(),
          () => first() !== before && !document.querySelector('main [aria-busy="true"]'),
        )
      }),
    )
    await page.waitForLoadState('networkidle')
  }
  return times
}

async function opening({ open, slowDown }: Console, tab: 'empresas' | 'roles'): Promise<number[]> {
  const page = await open(card)
  await page.locator(`main [role="tab"][href$="/${tab}"]`).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  return [
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLElement>(`main [role="tab"][href$="/${to}"]`)!
      return window.probe.time(
        () => link.click(),
        () => document.querySelectorAll('main tbody input').length >= 10,
      )
    }, tab),
  ]
}

async function ticking({ open, slowDown }: Console, tab: 'empresas' | 'roles'): Promise<number[]> {
  const page = await open(`${card}/${tab}`)
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await page.locator('main tbody input:enabled').first().waitFor()
  if (tab === 'empresas') await page.locator('.pager select').selectOption('100')
  await page.locator('main tbody tr').nth(99).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  const times: number[] = []
  for (const row of [5, 6, 7, 8]) {
    times.push(
      await page.evaluate((at) => {
        const line = document.querySelectorAll('main tbody tr')[at]!
        const box = [...line.querySelectorAll<HTMLInputElement>('input')].at(-1)!
        return window.probe.time(
          () => box.click(),
          () => line.hasAttribute('data-changed'),
        )
      }, row),
    )
    await page.waitForLoadState('networkidle')
  }
  return times
}
