/** A step from what was found so far to what lies in it. */
export type Step = { selector: string; words: string }

/**
 * What can be seen on the page at the end of the steps and may have the words for its name, in the order of the page; the
 * engine says then what its name is. Runs in the page.
 */
export function candidates(steps: readonly Step[]): Element[] {
  const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()
  /** All that a name can be made of. */
  const wordsOf = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
    const attributes = [element, ...element.querySelectorAll('[aria-label],[alt],[title]')].flatMap((one) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => one.getAttribute(name)),
    )
    return squeeze([element.textContent, ...labelled, ...labels, ...attributes].join(' '))
  }
  const isSeen = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const found = steps.reduce<Element[]>(
    (within, { selector, words }) =>
      within
        .flatMap((element) => [...element.querySelectorAll(selector)])
        .filter((element) => words === '' || wordsOf(element).includes(words)),
    // A document that has just begun has no element.
    [...document.children],
  )
  return [...new Set(found)].filter(isSeen)
}
