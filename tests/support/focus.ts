import { expect, type Locator, type Page } from '@playwright/test'

/** Fails when something else is on top of the focused element at its centre, as a bar that stays in sight would be. */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(coveredFocus)).toBeNull()
}

/** Names the focused element where it is covered or out of sight; runs in the page. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  // What is higher than the page, as a table that scrolls, is looked at where it is in sight.
  const isHigh = bottom - top > window.innerHeight
  const middle = isHigh ? Math.max(0, top) + Math.min(window.innerHeight, bottom) : top + bottom
  const above = document.elementFromPoint((left + right) / 2, middle / 2)
  const isOnTop = above !== null && (focused.contains(above) || above.closest('label')?.contains(focused))
  return isOnTop ? null : `${focused.outerHTML.slice(0, 200)} is under ${above?.className ?? 'the edge'}`
}

/**
 * Chooses by the arrows in a list of the browser that has the focus. Letters typed there are one word only as long as
 * they follow each other within a second, which a slow machine does not promise.
 */
export async function chooseByArrows(list: Locator, name: string): Promise<void> {
  const chosen = (): Promise<string | undefined> =>
    list.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
  await expect(list).toBeFocused()
  for (let before = await chosen(); before !== name; before = await chosen()) {
    await list.page().keyboard.press('ArrowDown')
    await expect.poll(chosen, `after ${before}, on the way to ${name}`).not.toBe(before)
  }
}

/** Goes by Tab, or by Shift and Tab, to an element; whatever has the focus on the way is in sight. */
export async function walkInSight(to: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const page = to.page()
  const isThere = (): Promise<boolean> => to.evaluate((element) => element === document.activeElement)
  for (let steps = 0; !(await isThere()); steps += 1) {
    if (steps === 100) throw new Error(`${key} does not lead to ${to.toString()}`)
    await page.keyboard.press(key)
    await expectFocusVisible(page)
  }
}
