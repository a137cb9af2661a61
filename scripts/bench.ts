import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { benchConsole } from './bench/console.ts'
import { benchImport } from './bench/import.ts'
import { median } from './bench/median.ts'
import { benchMock } from './bench/mock.ts'
import { plainReact } from './bench/plainReact.ts'
import { benchRooms } from './bench/rooms.ts'
import { visit, type Goal, type Visit } from './bench/visit.ts'
import { chromiumFlags, ensureChromium } from './test/chromium.ts'
import { startPreview } from './preview.ts'
import { readAssets } from './server/assets.ts'
import { portFrom } from './server/listen.ts'

// npm run bench [runs [name]]: the sign-in of the production build on a poor line, against a form written by hand (until
// it can be typed into) and against React with a form and nothing else (until it answers a submit); every room of the
// console on its first and second visit; what takes time in it; then the mock with many users, beside a server of MSW,
// which is installed for it. With a name only what is measured of the console under it, with `sign-in` the sign-in, with
// `rooms` the visits of the rooms, with `import` the import of users.
const runs = Number(process.argv[2] ?? 9)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('npm run bench -- [RUNS, 9] [sign-in | rooms | import | a part of the name of a measurement]')
  process.exit(process.argv[2] === '--help' ? 0 : 1)
}
const named = process.argv[3] ?? ''
const pages = resolve(import.meta.dirname, '../tests/bench')
const files = new Map([...(await readAssets(pages))].map(([path, asset]) => [`/bench${path}`, asset]))
for (const name of ['plain-form', 'plain-table'] as const)
  files.set(`/bench/${name}.js`, await plainReact(name))
const { url, close } = await startPreview({ port: portFrom(process.env['PORT'], 0), files })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })

type Race = { goal: Goal; words: string; limit: number; rivals: [portal: string, other: string] }
const portal = `${url}/login`
const races: Race[] = [
  {
    goal: 'usable',
    words: 'user name can be typed',
    limit: 1.1,
    rivals: [portal, `${url}/bench/static-form.html`],
  },
  {
    goal: 'answered',
    words: 'a submit is answered',
    limit: 1.35,
    rivals: [portal, `${url}/bench/plain-form.html`],
  },
]

async function run({ goal, words, limit, rivals }: Race): Promise<void> {
  const visits: Visit[][] = [[], []]
  // The first visit warms the server and the machine, and does not count.
  for (let round = 0; round <= runs; round += 1)
    for (const [index, address] of rivals.entries()) {
      const seen = await visit(browser, address, goal)
      if (round > 0) visits[index]!.push(seen)
    }
  const medians = visits.map((seen) => median(seen.map(({ ms }) => ms)))
  for (const [index, seen] of visits.entries()) {
    const { bytes, requests } = seen[0]!
    const times = seen.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b)
    console.log(
      `${new URL(rivals[index]!).pathname.padEnd(24)} ${words} after ${Math.round(medians[index]!)} ms (${times[0]}–${times.at(-1)}); ` +
        `until at rest ${requests} requests; bytes: page ${bytes.html}, JavaScript ${bytes.js}, CSS ${bytes.css}, fonts ${bytes.font}, other ${bytes.other}`,
    )
  }
  console.log(`ratio ${(medians[0]! / medians[1]!).toFixed(2)}, aimed at: ${limit} or less`)
}

if (!named || named === 'sign-in')
  console.log(
    `CPU 4x slower, 1.6 Mbit/s, 150 ms round trip, empty cache; medians of ${runs} runs, alternating`,
  )
try {
  if (!named || named === 'sign-in') for (const race of races) await run(race)
  if (!named || named === 'rooms') await benchRooms(browser, url, runs)
  if (!named || named === 'import') await benchImport(browser, url, runs)
  await benchConsole(browser, url, runs, named)
} finally {
  await browser.close()
  await close()
}
if (!named) await benchMock(runs * 3)
