/** True unless an interactive element has the focus; elements focusable only by script do not count. */
export function isFocusFree(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.getAttribute('tabindex') === '-1'
}
