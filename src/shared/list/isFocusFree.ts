/** True unless the focus is on something that a person uses; a place that only scripts can focus does not count. */
export function isFocusFree(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.getAttribute('tabindex') === '-1'
}
