/** Undoes `hidePage` where what stands there now is nobody's. */
export function showPage(): void {
  delete document.documentElement.dataset['left']
}
