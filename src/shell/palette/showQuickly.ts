import { whenIdle } from '#shared/browser/whenIdle.ts'

/** The longest that the page may stay within reach behind it, ms. */
const longest = 300

/**
 * Shows a dialog that has `popover="manual"` at once, and makes it modal when it has been painted with its content: for
 * that the browser styles every element of the page anew, which takes longer than the dialog itself. Returns what closes
 * it and gives the focus back.
 */
export function showQuickly(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  dialog.showPopover()
  const stopWaiting = whenIdle(() => {
    dialog.hidePopover()
    dialog.showModal()
  }, longest)
  return () => {
    stopWaiting()
    if (dialog.open) dialog.close()
    else dialog.hidePopover()
    // Left to itself it goes back to the field, which had it already when the dialog became modal.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
