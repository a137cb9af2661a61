import { enter } from '../../support/webkit/people.ts'
import { patience } from '../../support/webkit/part.ts'
import { expect, test } from '../../support/webkit/portal.ts'

/**
 * How far the colours of an element in a picture of its page are apart, over its last pixels and half way up; runs in the
 * page. Pictures of one element alone are black.
 */
async function contrastAtEnd(element: Element, png: string, pixels: number): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { right, top, height } = element.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = 1
  const context = canvas.getContext('2d')!
  context.drawImage(picture, pixels - Math.round(right), -Math.round(top + height / 2))
  const { data } = context.getImageData(0, 0, pixels, 1)
  const greens = Array.from({ length: pixels }, (_, at) => data[at * 4 + 1]!)
  return Math.max(...greens) - Math.min(...greens)
}

test('a row of tabs that all have room ends without a shade @release', async ({ tab, mock }) => {
  await enter(tab, mock, '/users/new')
  await tab.get('tab', 'Datos').isThere()
  const contrast = (): Promise<number> =>
    tab
      .css('.tabs')
      .with(async (tabs) => tab.run(contrastAtEnd, tabs, await (await tab.front()).takeScreenshot(), 60))
  // Of a colour that fades into itself some pixels are one or two off.
  await expect.poll(contrast, patience).toBeLessThan(5)
})

test('the home page is as high as before once its window has been narrow @release', async ({ tab, mock }) => {
  await enter(tab, mock, '/')
  await expect.poll(() => tab.css('a.changed-person').count(), patience).toBe(4)
  // What comes after the people has come too.
  await expect.poll(() => tab.css('[aria-labelledby=home-week][aria-busy=false]').count(), patience).toBe(1)
  const heights = (): Promise<number[]> =>
    tab.run(() =>
      [...document.querySelectorAll('.home, .home-greeting')].map((part) =>
        Math.round(part.getBoundingClientRect().height),
      ),
    )
  const before = await heights()
  for (const _ of [1, 2, 3]) {
    await tab.resize(500)
    await tab.resize(1280)
  }
  await expect.poll(heights, patience).toEqual(before)
})
