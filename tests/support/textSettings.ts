import type { Page } from '@playwright/test'
import { brokenTexts } from './brokenTexts.ts'
import { expect } from './portal.ts'

/** As WCAG 2.2 words it (1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** No word is broken, no label cut, and nothing stands beyond the side of the page. */
async function expectWhole(page: Page, setting: string): Promise<void> {
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(brokenTexts), `${setting} at ${width}`).toEqual([])
    const beyond = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(beyond, `${setting} at ${width}`).toBeLessThanOrEqual(0)
  }
}

/** The page keeps its texts with the spaces that people set (1.4.12), and with letters twice as large (1.4.4). */
export async function expectTextSettingsHold(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const own = new CSSStyleSheet()
    own.replaceSync(text)
    document.adoptedStyleSheets = [own]
  }, spacing)
  await expectWhole(page, 'spaced text')
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expectWhole(page, 'text of twice the size')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
}
