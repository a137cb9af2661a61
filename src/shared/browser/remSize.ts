/** The size of the page's letters, px: what is measured in it grows with the letters that people choose. */
export function remSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
