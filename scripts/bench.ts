import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { median } from './bench/median.ts'
import { visit, type Visit } from './bench/visit.ts'
import { chromiumFlags, ensureChromium } from './checks/chromium.ts'
import { startPreview } from './preview.ts'
import { readAssets } from './server/assets.ts'

// npm run bench [runs]: the sign-in of the production build against a form written by hand, on the same poor line.
const runs = Number(process.argv[2] ?? 9)
const pages = resolve(import.meta.dirname, '../tests/bench')
const files = new Map([...(await readAssets(pages))].map(([path, asset]) => [`/bench${path}`, asset]))
const { url, close } = await startPreview({ port: Number(process.env['PORT'] ?? 0), files })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })

const rivals = { portal: `${url}/login`, 'static form': `${url}/bench/static-form.html` }
const visits: Record<keyof typeof rivals, Visit[]> = { portal: [], 'static form': [] }
try {
  // The first visit warms the server and the machine, and does not count.
  for (let run = 0; run <= runs; run += 1)
    for (const [name, address] of Object.entries(rivals) as [keyof typeof rivals, string][]) {
      const seen = await visit(browser, address)
      if (run > 0) visits[name].push(seen)
    }
} finally {
  await browser.close()
  await close()
}

const usable = (name: keyof typeof rivals): number => median(visits[name].map(({ usableMs }) => usableMs))
console.log(`CPU 4x slower, 1.6 Mbit/s, 150 ms round trip, empty cache; medians of ${runs} runs, alternating`)
for (const name of Object.keys(rivals) as (keyof typeof rivals)[]) {
  const { bytes, requests } = visits[name][0]!
  const times = visits[name].map(({ usableMs }) => Math.round(usableMs)).sort((a, b) => a - b)
  console.log(
    `${name.padEnd(12)} user name can be typed after ${Math.round(usable(name))} ms (${times[0]}–${times.at(-1)}); ` +
      `until at rest ${requests} requests; bytes: page ${bytes.html}, JavaScript ${bytes.js}, CSS ${bytes.css}, fonts ${bytes.font}, other ${bytes.other}`,
  )
}
console.log(`ratio ${(usable('portal') / usable('static form')).toFixed(2)}`)
