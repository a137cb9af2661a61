/** Opens a window; false if the browser blocks it, and always with `noopener`. */
export function openWindow(address: string, features: string): boolean {
  try {
    return window.open(address, '_blank', features) !== null
  } catch {
    return false
  }
}
