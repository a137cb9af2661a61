import type { Browser, Page } from '@playwright/test'
import { openConsole, prepareConsole } from './consolePage.ts'
import { noteTasks } from './longestTask.ts'
import { median } from './median.ts'

/** People in the file that is read and checked, of which 400 are wrong in twelve ways. */
const many = 5_000
/** People who are tried, imported and taken back, as many calls for each as for thousands. */
const few = 100

type Figure = { what: string; value: number; unit: 'ms' | 'MB'; limit?: number }

/** What an import takes of the page: a big file until it can be corrected, and each of a few people on their way. */
export async function benchImport(browser: Browser, url: string, runs: number): Promise<void> {
  console.log(`import of users, medians of ${runs} runs, as fast as it is`)
  const all: Figure[][] = []
  // The first round warms the server and the machine, and does not count.
  for (let round = 0; round <= runs; round += 1) {
    const figures = [...(await checking(browser, url)), ...(await sending(browser, url))]
    if (round > 0) all.push(figures)
  }
  for (const [index, { what, unit, limit }] of all[0]!.entries()) {
    const values = all.map((figures) => figures[index]!.value)
    const middle = median(values)
    const verdict = limit === undefined ? '' : `, limit ${limit} ${unit}: ${middle <= limit ? 'ok' : 'over'}`
    const range = `${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}`
    console.log(`  ${what.padEnd(42)} ${String(Math.round(middle)).padStart(5)} ${unit} (${range})${verdict}`)
  }
}

/** From the file to the grid in which it is corrected. */
async function checking(browser: Browser, url: string): Promise<Figure[]> {
  const { page, close } = await openImport(browser, url, many, 400)
  const before = await memory(page)
  const checked = await noteTasks(page)
  const read = await page.evaluate(give)
  const check = await page.evaluate(() => {
    const next = document.querySelector<HTMLElement>('.import-answers button:last-child')!
    return window.probe.time(
      () => next.click(),
      () => document.querySelector('.file-grid [role="gridcell"]') !== null,
    )
  })
  // What is drawn behind the first rows is part of it.
  await page.waitForTimeout(250)
  const longest = await checked()
  const megabytes = (await memory(page)) - before
  const seen = await noteTasks(page)
  const frame = await page.evaluate(scrolled)
  const longestInFrame = await seen()
  await close()
  return [
    { what: `${many} people read, matched and checked`, value: read + check, unit: 'ms', limit: 1_500 },
    { what: 'longest task meanwhile, of the processor', value: longest, unit: 'ms', limit: 50 },
    { what: 'memory of them', value: megabytes, unit: 'MB', limit: 150 },
    { what: 'frame while they are scrolled, nine in ten', value: frame, unit: 'ms', limit: 17 },
    { what: 'longest task of it, of the processor', value: longestInFrame, unit: 'ms', limit: 17 },
  ]
}

/** From the trial to the way back. */
async function sending(browser: Browser, url: string): Promise<Figure[]> {
  const { page, close } = await openImport(browser, url, few, 0)
  await page.evaluate(give)
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' })
  async function until(deed: () => Promise<unknown>, seen: string): Promise<number> {
    const from = performance.now()
    await deed()
    await page.locator(seen).waitFor({ timeout: 600_000 })
    return performance.now() - from
  }
  await until(() => button('Revisar').click(), '.file-grid')
  const trial = await until(() => button('Probar').click(), '.import-summary:not(:empty)')
  await button(/^Importar \d/).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill(String(few))
  const run = await until(() => question.getByRole('button', { name: 'Importar' }).click(), '.import-tally')
  const undo = await until(() => button('Deshacer').click(), '.change[data-state="undone"]')
  await close()
  return [
    { what: `trial of ${few} people`, value: trial, unit: 'ms' },
    { what: `run of ${few} people`, value: run, unit: 'ms' },
    { what: `way back of ${few} people`, value: undo, unit: 'ms' },
  ]
}

type Opened = { page: Page; close: () => Promise<void> }

async function openImport(browser: Browser, url: string, rows: number, wrong: number): Promise<Opened> {
  const world = await prepareConsole(browser, url, [])
  const answer = await fetch(`${url}/__mock/v1/people/file?rows=${rows}&wrong=${wrong}`, {
    headers: { 'X-Mock-Namespace': world.namespace },
  })
  const { open, close } = openConsole(browser, world, 'fast')
  const page = await open('/users/import')
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  // Ahead, so that no time of the page is spent on getting it.
  await page.evaluate((text) => void Object.assign(window, { given: text }), await answer.text())
  return { page, close }
}

async function memory(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tools.send('Runtime.getHeapUsage')
  await tools.detach()
  return usedSize / 1_000_000
}

// What follows runs in the page.

/** Gives the file, until its columns are asked about. */
function give(): Promise<number> {
  const { given } = window as unknown as { given: string }
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  const transfer = new DataTransfer()
  transfer.items.add(new File([given], 'people.csv', { type: 'text/csv' }))
  return window.probe.time(
    () => {
      field.files = transfer.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    () => document.querySelector('.file-paste') === null,
  )
}

/** Scrolls the rows by a little in each frame for two seconds: how long nine in ten frames take at most, ms. */
async function scrolled(): Promise<number> {
  const grid = document.querySelector('.file-grid')!
  const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
  const frames: number[] = []
  let before = await frame()
  for (let step = 0; step < 120; step += 1) {
    grid.scrollTop += 40
    const now = await frame()
    frames.push(now - before)
    before = now
  }
  return frames.toSorted((one, other) => one - other)[Math.floor(frames.length * 0.9)]!
}
