/** Root font size in px, which follows the user's setting. */
export function remSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
