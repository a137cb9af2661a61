import type { Page } from '@playwright/test'

/** Counts what the page sends to an address, whatever the browser's own network makes of it. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().toLowerCase().includes(path.toLowerCase())) count += 1
  })
  return () => count
}
