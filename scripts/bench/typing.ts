import type { Console } from './consolePage.ts'

/** Each letter finds fewer; the number that is found says that the rows are there. */
export async function typing(
  { open, slowDown }: Console,
  list: string,
  texts: readonly string[],
): Promise<number[]> {
  const page = await open(list)
  await page.locator('main tbody a[data-row]').nth(9).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  const times: number[] = []
  for (const text of texts) {
    times.push(
      await page.evaluate((typed) => {
        const found = (): string => document.querySelector('.pager-range')!.textContent
        const before = found()
        const box = document.querySelector<HTMLInputElement>('main input[type=search]')!
        return window.probe.time(
          () => {
            box.focus()
            box.select()
            document.execCommand('insertText', false, typed)
          },
          () => found() !== before,
        )
      }, text),
    )
    await page.waitForLoadState('networkidle')
  }
  return times
}
