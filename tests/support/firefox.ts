import type { BrowserContext, LaunchOptions, Locator, Page } from '@playwright/test'
import { findFirefox } from '#scripts/test/programs.ts'

/** Fine, and able to hover. */
const mouse = 2 | 4

/** Options of Firefox like Chromium's: light, without animations, with a mouse and overlay scrollbars. */
const usual = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.allPointerCapabilities': mouse,
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': mouse,
  'ui.useOverlayScrollbars': 1,
}

/** Preferences of Firefox that its driver does not emulate. */
export const preferences = {
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  forcedColors: { 'browser.display.document_color_use': 2 },
}

export function firefoxWith(chosen: Record<string, number> = {}): LaunchOptions {
  return { executablePath: findFirefox() ?? '', firefoxUserPrefs: { ...usual, ...chosen } }
}

/**
 * Console messages of Firefox that are no fault: a font load ended by a navigation; a missing icon or encoding of foreign
 * pages.
 */
export const wordsOfFirefox =
  /^downloadable font: download failed|favicon\.ico because it violates|^The character encoding of the document was not/

/** Adapts a page of Firefox where its driver differs from Chromium's. */
export function meetFirefox(context: BrowserContext): void {
  context.once('page', (page) => {
    fillAsPeopleDo(Object.getPrototypeOf(page.locator('html')) as Locator)
    adaptPages(Object.getPrototypeOf(page) as Page)
  })
}

const met = new WeakSet<object>()

/** Types with the editor, because React does not notice text that the driver sets. */
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

/** Runs in the page; returns whether the field is editable. */
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
  // The driver would ignore it silently.
  pages.emulateMedia = () => {
    throw new Error('Firefox takes its colours from preferences: see tests/engines.')
  }
  // The driver also runs these in the initial empty page, which has no storage.
  const add = pages.addInitScript
  pages.addInitScript = function (this: Page, script, arg) {
    if (typeof script !== 'function') return add.call(this, script, arg)
    const content = `if (self.origin !== 'null') (${String(script)})(${JSON.stringify(arg)})`
    return add.call(this, { content })
  }
}
