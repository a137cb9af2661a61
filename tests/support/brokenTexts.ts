import { expect, type Page } from '@playwright/test'

const widths = [320, 768, 1280, 1920]

/** From a phone to a large screen: no broken word, no cut heading, label or button, nothing beyond the side. */
export async function expectWordsWhole(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(brokenTexts), `at ${width}`).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

/** Words that go on in the next line, and labels that are wider than their place; runs in the page. */
export function brokenTexts(): string[] {
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!isSeen(text.parentElement!)) continue
    // Addresses and names of users have no place to break at; a word of a language is never that long.
    for (const { 0: word, index } of text.textContent!.matchAll(/(?<!\S)\p{L}{2,20}(?=[\s,.:;]|$)/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  const labels = [...document.querySelectorAll('h1, h2, h3, th, dt, label, legend, button, .ui-button')]
  const cut = labels.filter(
    (label) =>
      isSeen(label) &&
      label.scrollWidth > label.clientWidth + 1 &&
      getComputedStyle(label).overflowX !== 'visible',
  )
  return [...broken, ...cut.map((label) => `${label.textContent} is cut`)]
}
