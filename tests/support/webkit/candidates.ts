/** A step from the elements found so far to their descendants. */
export type Step = { selector: string; words: string }

/**
 * Visible elements after the steps whose name may match, in document order; the engine then computes the names. Runs in the
 * page.
 */
export function candidates(steps: readonly Step[]): Element[] {
  const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()
  /** All sources of a name. */
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
    // A new document has no element.
    [...document.children],
  )
  return [...new Set(found)].filter(isSeen)
}
