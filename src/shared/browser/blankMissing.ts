/** An empty picture. */
const nothing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Replaces pictures that fail to load, as when offline, by an empty one; returns the stop function. */
export function blankMissing(): () => void {
  function blank({ target }: Event): void {
    if (target instanceof HTMLImageElement && target.src !== nothing) target.src = nothing
  }
  document.addEventListener('error', blank, true)
  return () => document.removeEventListener('error', blank, true)
}
