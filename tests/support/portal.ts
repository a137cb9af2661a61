import { meetFirefox } from './firefox.ts'
import { collectNoise, expectNoLeaks } from './noise.ts'
import { slowDown } from './slowness.ts'
import { test as base } from './world.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Absolute address of a path on the host of a product: `at('bmsbra.bemyself', '/login')`. */
  at: (product: string, path?: string) => string
  /** What went wrong unseen so far; a test that expects noise empties it. */
  noise: string[]
}

/**
 * A journey: its own namespace (by header for every request, from then on by cookie for sockets) and no noise. A page
 * that is open at the end must show nothing out of the machine room.
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
