import type { Locator, Page } from '@playwright/test'
import type { Language } from '#shared/texts/language.ts'
import { expect } from './portal.ts'
import { texts, type Texts } from './texts.ts'

/** Sets the page's width and a stored language; returns the texts of the language. */
export async function setOut(
  page: Page,
  { language, width }: { language: Language; width: number },
): Promise<Texts> {
  await page.setViewportSize({ width, height: 844 })
  await page.addInitScript((chosen) => localStorage.setItem('bms_lang', chosen), language)
  return texts[language]
}

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  await target.waitFor()
  for (let steps = 0; !(await isThere()); steps += 1) {
    if (steps === 60) throw new Error(`${key} does not lead to ${target.toString()}`)
    await target.page().keyboard.press(key)
  }
}

/**
 * Types into a field reached by Tab, replacing its text. Starts again if the heading of a screen takes the focus late, as
 * on a busy machine.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await tabTo(field)
    await field.page().keyboard.press('ControlOrMeta+A')
    await field.page().keyboard.type(text)
    await expect(field).toHaveValue(text, { timeout: 1_000 })
  }).toPass()
}

/** Presses a button or a link reached by Tab. */
export async function pressEnter(target: Locator): Promise<void> {
  await tabTo(target)
  await target.press('Enter')
}

/** Presses the two keys of a shortcut without a pause, within the page's limit of 1.5 s. */
export async function pressInTurn(page: Page, first: string, second: string): Promise<void> {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)])
}
