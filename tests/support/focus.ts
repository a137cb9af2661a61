import { expect, type Locator, type Page } from '@playwright/test'

/** Fails if something covers the centre of the focused element, such as a sticky bar. */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(coveredFocus)).toBeNull()
}

/** Describes the focused element if it is covered or off screen; runs in the page. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  // An element higher than the page, such as a scrolling table, is checked in its visible part.
  const isHigh = bottom - top > window.innerHeight
  const middle = isHigh ? Math.max(0, top) + Math.min(window.innerHeight, bottom) : top + bottom
  const above = document.elementFromPoint((left + right) / 2, middle / 2)
  const isOnTop = above !== null && (focused.contains(above) || above.closest('label')?.contains(focused))
  return isOnTop ? null : `${focused.outerHTML.slice(0, 200)} is under ${above?.className ?? 'the edge'}`
}

/**
 * Chooses by arrow keys in the focused native select. Typed letters must follow within a second, which fails on a slow
 * machine.
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

/** Goes by Tab or Shift+Tab to an element; each focused element must be visible. */
export async function walkInSight(to: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const page = to.page()
  const isThere = (): Promise<boolean> => to.evaluate((element) => element === document.activeElement)
  for (let steps = 0; !(await isThere()); steps += 1) {
    if (steps === 100) throw new Error(`${key} does not lead to ${to.toString()}`)
    await page.keyboard.press(key)
    await expectFocusVisible(page)
  }
}
