import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import { meetFirefox } from './firefox.ts'
import { slowDown } from './slowness.ts'

export { expect } from '@playwright/test'

/** A journey through the demo, with static files only. */
export const test = base.extend<object, { demoUrl: string }>({
  demoUrl: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-demo-'))
      const script = resolve(import.meta.dirname, '../../scripts/demo.ts')
      const demo = spawn(process.execPath, [script, '--out', folder, '--serve', '--port', '0'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let url: string | undefined
      for await (const line of createInterface(demo.stdout)) {
        url = /http:\S+/.exec(line)?.[0]
        if (url !== undefined) break
      }
      if (url === undefined) throw new Error('The demo was not built.')
      await use(url)
      const ended = new Promise((done) => demo.once('exit', done))
      demo.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ demoUrl }, use) => use(demoUrl),

  context: async ({ browserName, context }, use) => {
    if (browserName === 'firefox') meetFirefox(context)
    else slowDown(context)
    await use(context)
  },
})
