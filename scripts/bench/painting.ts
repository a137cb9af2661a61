import type { Console } from './consolePage.ts'

/** Until something of a page is seen first, ms since navigation start. */
export async function painting({ open }: Console, path: string): Promise<number[]> {
  const page = await open(path)
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  return [(await painted.jsonValue())!]
}
