import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'

/** A namespace of the mock, and the session storage of a session in it. */
export type World = { url: string; headers: Readonly<Record<string, string>>; stored: [string, string][] }

/** A mid-range phone on a slow line; the same CPU without network limits. */
export type Line = 'poor' | 'slow'

const poorLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const noLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

export const nobody = (url: string): World => ({ url, headers: {}, stored: [] })

/** A namespace with scenarios and the session of an administrator. */
export async function administrator(url: string, scenarios: readonly string[]): Promise<World> {
  const headers = { 'X-Mock-Namespace': `bench-${randomUUID()}` }
  for (const name of scenarios) await control(url, headers, 'PUT', 'scenario', { name })
  const { authorization, refreshToken } = await control(url, headers, 'POST', 'provider-states', {
    state: 'a session is open',
  })
  const tokens = { token: authorization!, refreshToken: refreshToken! }
  const stored = { ...tokens, sessionId: randomUUID(), sessionPlace: 'ibuhoo' }
  return { url, headers, stored: Object.entries(stored) }
}

/** Asks the control API of a mock. */
export async function control(
  url: string,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  body: object,
): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/__mock/v1/${path}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The mock refuses ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

/** Runs with an empty page in a new browser context. */
export async function inPage<Result>(
  browser: Browser,
  { headers, stored }: World,
  width: number,
  work: (page: Page, slowDown: (line: Line) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'es-CO',
    serviceWorkers: 'block',
    extraHTTPHeaders: headers,
    // The policy of files forbids the scripts of the plain pages.
    bypassCSP: true,
  })
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, stored)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const result = await work(page, async (line) => {
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', line === 'poor' ? poorLine : noLine)
  })
  await context.close()
  return result
}
