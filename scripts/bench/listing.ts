import type { Console } from './consolePage.ts'

/** Until a list is usable, ms since navigation start. */
export async function listing({ open }: Console, path: string): Promise<number[]> {
  const page = await open(path)
  const listed = await page.waitForFunction(() => window.listed)
  return [(await listed.jsonValue())!]
}

/** The same on the second visit, with what the browser has kept of the first. */
export async function listingAgain({ open }: Console, path: string): Promise<number[]> {
  const page = await open(path)
  await page.waitForFunction(() => window.listed)
  await page.waitForLoadState('networkidle')
  await page.goto(page.url(), { waitUntil: 'commit' })
  const listed = await page.waitForFunction(() => window.listed)
  return [(await listed.jsonValue())!]
}
