import { meetFirefox } from './firefox.ts'
import { collectNoise, expectNoLeaks } from './noise.ts'
import { slowDown } from './slowness.ts'
import { test as base } from './world.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Absolute address of a path on the host of a product: `at('bmsbra.bemyself', '/login')`. */
  at: (product: string, path?: string) => string
  /** Console and page errors so far; a test that expects some clears it. */
  noise: string[]
}

/**
 * A journey with its own namespace (by header, and by cookie for sockets) and without errors. An open page must show no
 * internals at the end.
 */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ namespace }, use) => use({ 'X-Mock-Namespace': namespace }),

  context: async ({ browserName, context }, use) => {
    if (browserName === 'firefox') meetFirefox(context)
    else slowDown(context)
    await use(context)
  },

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
