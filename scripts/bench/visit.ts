import type { Browser } from '@playwright/test'
import { untilAnswered } from './untilAnswered.ts'
import { untilTypable } from './untilTypable.ts'

/** What is waited for: a user name that can be typed and stays, or an answer to a submit. */
export type Goal = 'usable' | 'answered'

export type Visit = {
  /** Until the goal is reached, ms since navigation start. */
  ms: number
  requests: number
  /** Bytes on the wire by kind, response headers included, until the page has come to rest. */
  bytes: { html: number; js: number; css: number; font: number; other: number }
}

const kinds: Record<string, keyof Visit['bytes']> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
}

/** A mid-range phone on a poor line: CPU 4 times slower, 1.6 Mbit/s, 150 ms round trip, nothing cached. */
export const poorLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

/** One first visit of a page in a browser context of its own. */
export async function visit(browser: Browser, url: string, goal: Goal): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    // Files of the portal may run no scripts; the plain pages are such files.
    bypassCSP: true,
  })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const types = new Map<string, keyof Visit['bytes']>()
  const bytes = { html: 0, js: 0, css: 0, font: 0, other: 0 }
  devTools.on('Network.responseReceived', ({ requestId, type }) =>
    types.set(requestId, kinds[type] ?? 'other'),
  )
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[types.get(requestId) ?? 'other'] += encodedDataLength
  })
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devTools.send('Network.emulateNetworkConditions', poorLine)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(goal === 'usable' ? untilTypable : untilAnswered)

  await page.goto(url, { waitUntil: 'commit' })
  const reached = await page.waitForFunction((name) => (window as { [name in Goal]?: number })[name], goal, {
    timeout: 60_000,
  })
  const ms = (await reached.jsonValue())!
  await page.waitForLoadState('networkidle')
  const result = { ms, requests: types.size, bytes: { ...bytes } }
  await context.close()
  return result
}
