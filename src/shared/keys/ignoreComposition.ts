/**
 * Keeps from everything on the page the keys that belong to a character being composed, and the presses without a key
 * that autofill sends. Safari's last key of a composition has `keyCode` 229 alone. What the browser does of itself stays.
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
