import type { Page } from '@playwright/test'
import { expectKnown, look, type Found } from './layoutWalk.ts'
import type { Screen } from './screens.ts'

/** The text spacing of WCAG 2.2 (1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** The page loses no text with user spacing (1.4.12) and with doubled text size (1.4.4). */
export async function expectTextSettingsHold(page: Page, screen: Screen): Promise<void> {
  await page.evaluate((text) => {
    const own = new CSSStyleSheet()
    own.replaceSync(text)
    document.adoptedStyleSheets = [own]
  }, spacing)
  const found: Found = new Map()
  await look(page, found, 'spaced text', [1280, 640])
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await look(page, found, 'text of twice the size', [1280, 640])
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
  expectKnown(found, screen, false)
}
