/** Gap between a popup and the edge of the window, px. */
const edge = 8

/**
 * Shows a popup in the top layer, below its anchor, or above it if there is more room. Its style sheet places it by
 * `--beside-*`. Follows the scrolled anchor until the returned function is called.
 */
export function standBeside(popup: HTMLElement, anchor: HTMLElement, height = 0): () => void {
  let isBelow = true
  // Older browsers have no popover.
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
  /** The side changes only with the window size, not while scrolling. */
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
