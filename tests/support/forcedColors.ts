import { expect, type Page } from '@playwright/test'

/** `expectSeen` with forced colours; the page keeps its address. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectSeen(page)
}

/**
 * Fails if forced colours hide a control, the focus, or which control is selected.
 */
export async function expectSeen(page: Page): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  // Firefox may give the focus to another window, and shows no rings in this one then.
  await page.bringToFront()
  // From here on the browser shows focus rings.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(unseen)).toEqual([])
}

/** What is invisible; runs in the page. Forced colours leave only borders, texts and icons. */
function unseen(): string[] {
  const main = '.frame, .shell, dialog[open]'
  const controls = 'a[href], button, input, select, textarea, [role=tab], [role=switch], [tabindex="0"]'
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const nameOf = (element: Element): string => element.outerHTML.slice(0, 140)
  const around = (element: Element): Element[] => {
    const near: Element[] = [element]
    for (let up = element.parentElement; up && near.length < 4; up = up.parentElement) near.push(up)
    return near
  }
  const looksOf = (element: Element): CSSStyleDeclaration[] =>
    [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part))

  const hasRing = (element: Element): boolean =>
    around(element)
      .flatMap(looksOf)
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1)
  const hasEdge = (element: Element): boolean =>
    around(element)
      .slice(0, 2)
      .flatMap(looksOf)
      .some(({ borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth }) => {
        const top = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
        return top || (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0)
      })
  // Not border width or colour, which alone show nothing.
  const lines = [
    'borderTopStyle',
    'borderBottomStyle',
    'outlineStyle',
    'backgroundColor',
    'textDecorationLine',
    'fontWeight',
    'transform',
    'translate',
  ] as const
  const signature = (element: Element): string =>
    [element, ...element.children]
      .flatMap(looksOf)
      .map((look) => lines.map((line) => look[line]).join(' '))
      .join('|')

  const found: string[] = []
  const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (element) => element.closest(main) && isShown(element) && !element.matches(':disabled, [tabindex="-1"]'),
  )
  for (const element of shown) {
    element.focus({ preventScroll: true })
    if (document.activeElement === element && !hasRing(element)) found.push(`no focus: ${nameOf(element)}`)
  }
  const isBoxed = '.ui-button, input:not([type=checkbox], [type=radio]), select, textarea, [role=switch]'
  for (const element of shown)
    if (element.matches(isBoxed) && !hasEdge(element)) found.push(`no edge: ${nameOf(element)}`)

  const states = ['aria-selected', 'aria-current', 'aria-pressed', 'aria-checked']
  for (const state of states)
    for (const chosen of document.querySelectorAll(`[${state}]:not([${state}=false])`)) {
      const like = chosen.matches('[role]') ? `[role=${chosen.getAttribute('role')}]` : chosen.tagName
      const others = [...document.querySelectorAll(like)].filter(
        (other) =>
          isShown(other) &&
          other.className === chosen.className &&
          !other.matches(`[${state}]:not([${state}=false])`),
      )
      if (isShown(chosen) && others[0] && signature(others[0]) === signature(chosen))
        found.push(`looks like the others: ${nameOf(chosen)}`)
    }

  for (const icon of document.querySelectorAll('svg'))
    if (
      isShown(icon) &&
      icon.parentElement &&
      getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color
    )
      found.push(`an icon in a colour of ours: ${nameOf(icon.parentElement)}`)
  return found
}
