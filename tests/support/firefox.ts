import type { BrowserContext, LaunchOptions, Locator, Page } from '@playwright/test'
import { findFirefox } from '#scripts/test/firefox.ts'

/** Fine, and able to hover. */
const mouse = 2 | 4

/** How Firefox is started for journeys: light and still, with a mouse and bars that take no room, as Chromium is. */
const usual = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.allPointerCapabilities': mouse,
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': mouse,
  'ui.useOverlayScrollbars': 1,
}

/** What somebody can have chosen in Firefox. Its driver does not emulate that. */
export const preferences = {
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  forcedColors: { 'browser.display.document_color_use': 2 },
}

export function firefoxWith(chosen: Record<string, number> = {}): LaunchOptions {
  return { executablePath: findFirefox() ?? '', firefoxUserPrefs: { ...usual, ...chosen } }
}

/**
 * What Firefox writes that is no fault of the portal: a font whose load a navigation ended; of pages that are not the
 * portal's, that they have no icon and do not say how they are written.
 */
export const wordsOfFirefox =
  /^downloadable font: download failed|favicon\.ico because it violates|^The character encoding of the document was not/

/** Lets a journey use a page of Firefox as one of Chromium, where their drivers differ. */
export function meetFirefox(context: BrowserContext): void {
  context.once('page', (page) => {
    fillAsPeopleDo(Object.getPrototypeOf(page.locator('html')) as Locator)
    adaptPages(Object.getPrototypeOf(page) as Page)
  })
}

const met = new WeakSet<object>()

/** The driver writes into a field without the browser knowing of it, and React overlooks that: writes by its editor. */
function fillAsPeopleDo(locators: Locator): void {
  if (met.has(locators)) return
  met.add(locators)
  const fill = locators.fill
  locators.fill = async function (this: Locator, value, options) {
    await this.focus(options)
    const isWritten = await this.evaluate(write, value)
    if (!isWritten) await fill.call(this, value, options)
  }
}

/** Runs in the page; answers whether the field is one to write in. */
function write(field: Element, value: string): boolean {
  const isText = field.matches('textarea, input:not([type=date], [type=time], [type=color], [type=range])')
  if (!isText || field.matches(':disabled, :read-only')) return false
  const input = field as HTMLInputElement
  input.select()
  document.execCommand(value ? 'insertText' : 'delete', false, value)
  return true
}

function adaptPages(pages: Page): void {
  if (met.has(pages)) return
  met.add(pages)
  // The driver would answer and do nothing.
  pages.emulateMedia = () => {
    throw new Error('Firefox takes its colours from preferences: see tests/engines.')
  }
  // The driver runs these also in the empty page that a tab begins with, which has no storage.
  const add = pages.addInitScript
  pages.addInitScript = function (this: Page, script, arg) {
    if (typeof script !== 'function') return add.call(this, script, arg)
    const content = `if (self.origin !== 'null') (${String(script)})(${JSON.stringify(arg)})`
    return add.call(this, { content })
  }
}
