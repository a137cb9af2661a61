import type { Console } from './consolePage.ts'

/** Until a list is usable on a first visit, ms since navigation start. */
export async function listing({ open }: Console, path: string): Promise<number[]> {
  const page = await open(path)
  const listed = await page.waitForFunction(() => window.listed)
  return [(await listed.jsonValue())!]
}
