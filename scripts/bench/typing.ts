import type { Page } from '@playwright/test'
import type { Console } from './consolePage.ts'

/** The letters typed into a list on its own page. */
export async function typing(
  { open, slowDown }: Console,
  list: string,
  texts: readonly string[],
): Promise<number[]> {
  const page = await open(list)
  await page.locator('main tbody a[data-row]').nth(9).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  return typingInto(page, 'main input[type=search]', '.pager-range', texts)
}

/** Each letter finds fewer; `found` is where their number stands, which says that they are there. */
export async function typingInto(
  page: Page,
  search: string,
  found: string,
  texts: readonly string[],
): Promise<number[]> {
  const times: number[] = []
  for (const text of texts) {
    times.push(
      await page.evaluate(
        ([typed, box, count]) => {
          const number = (): string => document.querySelector(count)!.textContent
          const before = number()
          const field = document.querySelector<HTMLInputElement>(box)!
          return window.probe.time(
            () => {
              field.focus()
              field.select()
              document.execCommand('insertText', false, typed)
            },
            () => number() !== before,
          )
        },
        [text, search, found] as const,
      ),
    )
    await page.waitForLoadState('networkidle')
  }
  return times
}
