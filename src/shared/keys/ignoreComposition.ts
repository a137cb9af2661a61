/**
 * Hides key events of an input composition from the page, and events without a key, which autofill sends. Safari's last
 * event of a composition only has `keyCode` 229. Default actions still happen.
 */
export function ignoreComposition(page: EventTarget): void {
  page.addEventListener(
    'keydown',
    (event) => {
      const { key, isComposing, keyCode } = event as Partial<KeyboardEvent>
      if (key === undefined || isComposing || keyCode === 229) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
