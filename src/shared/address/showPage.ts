/** Undoes `hidePage`. */
export function showPage(): void {
  delete document.documentElement.dataset['left']
}
