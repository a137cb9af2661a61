import type { Browser, Page } from '@playwright/test'
import { openConsole, prepareConsole, type Line, type World } from './consolePage.ts'
import { median } from './median.ts'

type Room = {
  name: string
  path: string
  /** The first thing of its own that a person can see in it. */
  row: string
}

const listRow = 'main tbody a[data-row]'
const rooms: readonly Room[] = [
  { name: 'home', path: '/', row: 'main a.changed-person' },
  { name: 'users', path: '/users?size=25', row: listRow },
  { name: 'applications', path: '/apps', row: listRow },
  { name: 'privileges', path: '/privileges', row: listRow },
  { name: 'roles', path: '/roles', row: listRow },
  { name: 'menus', path: '/menuSettings/superior?app=1', row: 'main [role="treeitem"]' },
  { name: 'suite items', path: '/menuSettings/suite?app=1', row: 'main article' },
  { name: 'notifications', path: '/notifications', row: listRow },
]

/** What stands beside them: the same users in a table of React and nothing else, and a page that no script has touched. */
const plainTable: Room = {
  name: 'plain table',
  path: '/bench/plain-table.html?size=25',
  row: 'main tbody a',
}
const staticPage: Room = { name: 'static page', path: '/bench/static-form.html', row: 'form' }

type Visit = {
  /** ms since navigation start. */
  paint: number
  row: number
  /** Sum of all layout shifts. */
  shift: number
  /** ms; tasks of less than 50 are not told by browsers and count as 0. */
  longest: number
}

/**
 * First visits on a poor line, second ones on the same line, first ones on a fast machine: paint, row, layout shift and
 * longest task of every room of the console, with the ratio to the plain pages of the same round.
 */
export async function benchRooms(browser: Browser, url: string, runs: number): Promise<void> {
  const world = await prepareConsole(browser, url, [])
  const all = [...rooms, plainTable, staticPage]
  const cold = await visits(browser, world, all, runs, 'poor')
  const warm = await visits(browser, world, all, runs, 'warm')
  const fast = await visits(browser, world, all, runs, 'fast')
  const ratio = (ms: number, beside: number): string => `${(ms / beside).toFixed(2)}×`
  const first = cold.get(staticPage)!.paint
  const [coldRow, warmRow] = [cold.get(plainTable)!.row, warm.get(plainTable)!.row]
  console.log(`rooms, medians of ${runs} runs; ms on a poor line with CPU 4x slower, unless said otherwise`)
  for (const room of all) {
    const [one, again, quick] = [cold.get(room)!, warm.get(room)!, fast.get(room)!]
    console.log(
      [
        `  ${room.name.padEnd(14)} first paint ${whole(one.paint)} (${ratio(one.paint, first)} static page)`,
        `first row ${whole(one.row)} (${ratio(one.row, coldRow)} plain table)`,
        `second visit ${whole(again.row)} (${ratio(again.row, warmRow)})`,
        `shift ${one.shift.toFixed(3)}`,
        `longest task ${whole(one.longest)}, fast machine ${whole(quick.longest)}`,
      ].join(' · '),
    )
  }
}

const whole = (ms: number): string => String(Math.round(ms)).padStart(4)

/** In turn, so that whatever else the machine does meets all of them; the first round does not count. */
async function visits(
  browser: Browser,
  world: World,
  all: readonly Room[],
  runs: number,
  line: Line,
): Promise<ReadonlyMap<Room, Visit>> {
  const seen = new Map<Room, Visit[]>(all.map((room) => [room, []]))
  for (let round = 0; round <= runs; round += 1)
    for (const room of all) {
      const one = await visitRoom(browser, world, room, line)
      if (round > 0) seen.get(room)!.push(one)
    }
  const middle = (of: Visit[], part: keyof Visit): number => median(of.map((one) => one[part]))
  return new Map(
    [...seen].map(([room, of]) => [
      room,
      {
        paint: middle(of, 'paint'),
        row: middle(of, 'row'),
        shift: middle(of, 'shift'),
        longest: middle(of, 'longest'),
      },
    ]),
  )
}

async function visitRoom(browser: Browser, world: World, room: Room, line: Line): Promise<Visit> {
  const console = openConsole(browser, world, line, { isProbed: false })
  const page = await console.open(room.path)
  if (line === 'warm') {
    await untilRow(page, room)
    await page.waitForLoadState('networkidle')
    await page.goto(world.url + room.path, { waitUntil: 'commit' })
  }
  const row = await untilRow(page, room)
  await page.waitForLoadState('networkidle')
  const rest = await page.evaluate(async () => {
    const entries = <Entry extends PerformanceEntry>(type: string): Promise<Entry[]> =>
      new Promise((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries() as Entry[]))
        observer.observe({ type, buffered: true })
        setTimeout(() => done([]), 500)
      })
    const shifts = await entries<PerformanceEntry & { value: number }>('layout-shift')
    const tasks = await entries('longtask')
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    }
  })
  await console.close()
  return { row, ...rest }
}

/** When it can be seen, ms since navigation start. */
async function untilRow(page: Page, { name, row }: Room): Promise<number> {
  const seen = await page
    .waitForFunction(
      (selector) => document.querySelector(selector)?.checkVisibility() && performance.now(),
      row,
      { polling: 'raf', timeout: 60_000 },
    )
    .catch((cause: unknown) => {
      throw new Error(`${name} shows no row at ${page.url()}`, { cause })
    })
  return (await seen.jsonValue()) as number
}
