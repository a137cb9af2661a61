import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

const openCalls = new WeakMap<BrowserContext, Set<Request>>()

/** Notes which requests of a browser have no answer yet. */
export function noteOpenCalls(context: BrowserContext): void {
  const open = new Set<Request>()
  openCalls.set(context, open)
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
}

/** Waits until whatever the tabs of this browser have asked for is answered. */
export async function untilAnswered(page: Page): Promise<void> {
  await expect.poll(() => [...openCalls.get(page.context())!].map((request) => request.url())).toEqual([])
}
