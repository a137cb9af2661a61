import type { BrowserContext, Page } from '@playwright/test'

/** Slowdown of the pages: SLOW=4. Every time limit grows with it. */
export const slowness = Math.max(1, Number(process.env['SLOW'] ?? 1) || 1)

/** Throttles the CPU for every page of a context. */
export function slowDown(context: BrowserContext): void {
  if (slowness > 1) context.on('page', (page) => void throttle(page))
}

async function throttle(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  } catch (cause) {
    if (!page.isClosed()) throw cause
  }
}
