/** Opens a window beside this one, which it knows; false where the browser blocks it. */
export function openWindow(address: string, features: string): boolean {
  try {
    return window.open(address, '_blank', features) !== null
  } catch {
    return false
  }
}
