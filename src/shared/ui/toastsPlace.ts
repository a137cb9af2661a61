import { useLayoutEffect, useState } from 'react'

/** Open modal dialogs, the one on top last. */
const dialogs = new Set<HTMLElement>()
let place: HTMLElement | null = null

/** A modal dialog keeps everything beside it out of reach: toasts stand in the one on top. */
function raise(): void {
  if (!place) return
  ;([...dialogs].at(-1) ?? document.body).append(place)
  // Older browsers have no layer above everything.
  if ('showPopover' in place) place.showPopover()
}

/** Takes the toasts along into a dialog that has come up. */
export function raiseToasts(dialog: HTMLElement): void {
  dialogs.delete(dialog)
  dialogs.add(dialog)
  raise()
}

/** Takes them out of a dialog that goes. */
export function lowerToasts(dialog: HTMLElement): void {
  dialogs.delete(dialog)
  raise()
}

/** Where toasts are rendered; it moves from dialog to dialog, and they with it. */
export function useToastsPlace(): HTMLElement {
  const [element] = useState(() => {
    const created = document.createElement('div')
    created.className = 'toasts-place'
    created.popover = 'manual'
    return created
  })
  useLayoutEffect(() => {
    place = element
    raise()
    return () => {
      place = null
      element.remove()
    }
  }, [element])
  return element
}
