import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { seedPassword } from '../../mock-server/seed/people.ts'
import { installProbe } from './consoleProbe.ts'
import { poorLine } from './visit.ts'

/**
 * What the machine and its line are slowed down to, once the page is where it is measured; `poor` and `warm`: from the
 * start, and `warm` with the browser's cache.
 */
export type Line = 'fast' | 'slow' | 'poor' | 'warm'
type Stored = [key: string, value: string][]
export type World = { url: string; namespace: string; session: Stored }
export type Console = {
  open: (path: string) => Promise<Page>
  slowDown: () => Promise<void>
  close: () => Promise<void>
}

/** A world of the mock after some scenarios, and the session of an administrator in it. */
export async function prepareConsole(
  browser: Browser,
  url: string,
  scenarios: readonly string[],
): Promise<World> {
  const namespace = `bench-${randomUUID()}`
  for (const name of scenarios) {
    const answer = await fetch(`${url}/__mock/v1/scenario`, {
      method: 'PUT',
      headers: { 'X-Mock-Namespace': namespace, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    if (!answer.ok) throw new Error(`The mock does not play ${name}: ${answer.status}`)
  }
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Mock-Namespace': namespace } })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('input[autocomplete="username"]').fill('admin')
  await page.locator('input[type="password"]').fill(seedPassword)
  await page.locator('button[type="submit"]').click()
  await page.locator('button.user-button').waitFor()
  const session = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][])
  await context.close()
  return { url, namespace, session }
}

/** A browser of its own for one measurement, signed in; with the probe, which types into lists. */
export function openConsole(
  browser: Browser,
  { url, namespace, session }: World,
  line: Line,
  { isProbed = true } = {},
): Console {
  const context = browser.newContext({
    bypassCSP: true,
    viewport: { width: 1280, height: 800 },
    locale: 'es-CO',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Mock-Namespace': namespace },
  })
  const page = context.then((made) => made.newPage())
  const devTools = Promise.all([context, page]).then(([made, its]) => made.newCDPSession(its))

  return {
    async open(path) {
      if (isProbed) await (await context).addInitScript(installProbe)
      await (
        await context
      ).addInitScript((stored: Stored) => {
        for (const [key, value] of stored) sessionStorage.setItem(key, value)
      }, session)
      if (line === 'poor' || line === 'warm') {
        const tools = await devTools
        await tools.send('Network.enable')
        await tools.send('Network.setCacheDisabled', { cacheDisabled: line === 'poor' })
        await tools.send('Network.emulateNetworkConditions', poorLine)
        await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      }
      await (await page).goto(url + path, { waitUntil: 'commit' })
      return page
    },
    async slowDown() {
      if (line === 'slow') await (await devTools).send('Emulation.setCPUThrottlingRate', { rate: 4 })
    },
    async close() {
      await (await context).close()
    },
  }
}
