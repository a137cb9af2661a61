import type { Locator, Page } from '@playwright/test'
import type { Language } from '#shared/texts/language.ts'
import { expect } from './portal.ts'
import { texts, type Texts } from './texts.ts'

/** Gives the page a width and a language, as somebody would who chose it earlier; answers with the words of it. */
export async function setOut(
  page: Page,
  { language, width }: { language: Language; width: number },
): Promise<Texts> {
  await page.setViewportSize({ width, height: 844 })
  await page.addInitScript((chosen) => localStorage.setItem('bms_lang', chosen), language)
  return texts[language]
}

/** Goes on by Tab until the element has the focus, as whoever uses no mouse does. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement)
  await target.waitFor()
  for (let steps = 0; !(await isThere()); steps += 1) {
    if (steps === 60) throw new Error(`${key} does not lead to ${target.toString()}`)
    await target.page().keyboard.press(key)
  }
}

/**
 * Types into a field that Tab leads to; what stands there is replaced. The heading of a screen takes the focus as it
 * appears, on a busy machine after somebody has gone on from it: then that is done again.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await tabTo(field)
    await field.page().keyboard.press('ControlOrMeta+A')
    await field.page().keyboard.type(text)
    await expect(field).toHaveValue(text, { timeout: 1_000 })
  }).toPass()
}

/** Presses a button or follows a link that Tab leads to. */
export async function pressEnter(target: Locator): Promise<void> {
  await tabTo(target)
  await target.press('Enter')
}

/** Presses two keys that are one shortcut: the page waits a second and a half for the second one, so nothing is waited for. */
export async function pressInTurn(page: Page, first: string, second: string): Promise<void> {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)])
}
