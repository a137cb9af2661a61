import { randomUUID } from 'node:crypto'
import { test as base, type APIRequestContext } from '@playwright/test'
import { meetFirefox } from './firefox.ts'
import { mockControl, type MockControl } from './mockControl.ts'
import { collectNoise, expectNoLeaks } from './noise.ts'
import { slowDown } from './slowness.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** The test's own world of the mock: fresh, and gone after ten idle minutes. */
  namespace: string
  mock: MockControl
  /** Absolute address of a path on the host of a product: `at('bmsbra.bemyself', '/login')`. */
  at: (product: string, path?: string) => string
  /** What went wrong unseen so far; a test that expects noise empties it. */
  noise: string[]
  controlRequest: APIRequestContext
}

/**
 * A journey: its own namespace (by header for every request, from then on by cookie for sockets) and no noise. A page
 * that is open at the end must show nothing out of the machine room.
 */
export const test = base.extend<Fixtures>({
  namespace: async ({}, use) => use(`journey-${randomUUID()}`),

  extraHTTPHeaders: async ({ namespace }, use) => use({ 'X-Mock-Namespace': namespace }),

  context: async ({ browserName, context }, use) => {
    if (browserName === 'firefox') meetFirefox(context)
    else slowDown(context)
    await use(context)
  },

  controlRequest: async ({ playwright, baseURL, namespace }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { 'X-Mock-Namespace': namespace },
    })
    await use(request)
    await request.dispose()
  },

  mock: async ({ controlRequest }, use) => use(mockControl(controlRequest)),

  at: async ({ baseURL }, use) =>
    use((product, path = '/login') => {
      const url = new URL(path, baseURL)
      url.hostname = product === 'ibuhoo' ? 'localhost' : `${product}.localhost`
      return url.href
    }),

  noise: [
    async ({ context }, use) => {
      const noise = collectNoise(context)
      await use(noise)
      for (const page of context.pages()) if (/^http/.test(page.url())) await expectNoLeaks(page)
      base.expect(noise).toEqual([])
    },
    { auto: true },
  ],
})
