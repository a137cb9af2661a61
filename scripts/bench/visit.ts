import type { Browser } from '@playwright/test'
import { untilTypable } from './untilTypable.ts'

export type Visit = {
  /** Until the user name can be typed and stays, ms since navigation start. */
  usableMs: number
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
const poorLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** One first visit of a page in a browser context of its own. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
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
  await page.addInitScript(untilTypable)

  await page.goto(url, { waitUntil: 'commit' })
  const usable = await page.waitForFunction(() => (window as { usable?: number }).usable, null, {
    timeout: 60_000,
  })
  const usableMs = (await usable.jsonValue())!
  await page.waitForLoadState('networkidle')
  const result = { usableMs, requests: types.size, bytes: { ...bytes } }
  await context.close()
  return result
}
