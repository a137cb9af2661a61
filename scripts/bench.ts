import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { benchLists } from './bench/lists.ts'
import { benchMock } from './bench/mock.ts'
import { plainReact, prerenderedForm } from './bench/plainReact.ts'
import { benchSignIn } from './bench/signIn.ts'
import { benchWork } from './bench/work.ts'
import { chromiumFlags, ensureChromium } from './test/programs.ts'
import { startPreview } from './preview.ts'
import { readAssets } from './server/assets.ts'
import { portFrom } from './server/listen.ts'

// npm run bench [runs [part]]: the production build beside plain pages of the same run, and how much the mock answers.
const parts = { 'sign-in': benchSignIn, lists: benchLists, work: benchWork, mock: null }
const runs = Number(process.argv[2] ?? 9)
const wanted = process.argv[3] ?? 'all'
if (!Number.isInteger(runs) || runs < 1 || !(wanted === 'all' || wanted in parts)) {
  console.error(`npm run bench -- [RUNS, 9] [${Object.keys(parts).join(' | ')}]`)
  process.exit(process.argv[2] === '--help' ? 0 : 1)
}
const pages = resolve(import.meta.dirname, '../tests/bench')
const files = new Map([...(await readAssets(pages))].map(([path, asset]) => [`/bench${path}`, asset]))
for (const name of ['plain-form', 'plain-table'] as const)
  files.set(`/bench/${name}.js`, await plainReact(name))
files.set('/bench/plain-form.html', await prerenderedForm(files.get('/bench/static-form.html')!))
const { url, close } = await startPreview({ port: portFrom(process.env['PORT'], 0), files })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
console.log(
  `Medians of ${runs} runs, in turn; ms at a processor 4 times slower; visits over 1.6 Mbit/s and 150 ms, first ones with an empty cache`,
)
try {
  for (const [name, bench] of Object.entries(parts))
    if (bench && [name, 'all'].includes(wanted)) {
      console.log(`\n${name}`)
      await bench(browser, url, runs)
    }
} finally {
  await browser.close()
  await close()
}
if (['mock', 'all'].includes(wanted)) {
  console.log('\nmock, requests in a second')
  await benchMock(runs)
}
