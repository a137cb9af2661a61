import type { Page } from '@playwright/test'

/** Counts the requests of the page to an address, sent or not. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().toLowerCase().includes(path.toLowerCase())) count += 1
  })
  return () => count
}
