/** Kept free between a popup and the edge of the window, px. */
const edge = 8

/**
 * Shows a popup above everything, where nothing cuts it off and nothing makes room for it: below its anchor, or above it
 * where there is more room. Its style sheet places it by `--beside-*`; it goes where the anchor is scrolled to until what
 * is given back is called.
 */
export function standBeside(popup: HTMLElement, anchor: HTMLElement, height = 0): () => void {
  let isBelow = true
  // Older browsers have no layer above everything.
  if ('showPopover' in popup) {
    popup.popover = 'manual'
    popup.showPopover()
  }

  function follow(): void {
    const at = anchor.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const set = (name: string, px: number): void => popup.style.setProperty(`--beside-${name}`, `${px}px`)
    set('width', at.width)
    set('room', (isBelow ? clientHeight - at.bottom : at.top) - edge)
    const left = Math.max(edge, Math.min(at.left, clientWidth - popup.offsetWidth - edge))
    const inset = isBelow
      ? `${at.bottom}px auto auto ${left}px`
      : `auto auto ${clientHeight - at.top}px ${left}px`
    popup.style.setProperty('--beside-inset', inset)
  }
  /** Chosen anew where the window changes alone: what follows the page must not turn over. */
  function place(): void {
    const { top, bottom } = anchor.getBoundingClientRect()
    const below = document.documentElement.clientHeight - bottom
    isBelow = below - edge >= Math.max(height, popup.offsetHeight) || below >= top
    follow()
  }

  place()
  window.addEventListener('resize', place)
  window.addEventListener('scroll', follow, { capture: true, passive: true })
  return () => {
    window.removeEventListener('resize', place)
    window.removeEventListener('scroll', follow, { capture: true })
  }
}
