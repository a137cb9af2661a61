import { useLayoutEffect, useState } from 'react'

/** Open modal dialogs, the top one last. */
const dialogs = new Set<HTMLElement>()
let place: HTMLElement | null = null

/** Moves the toasts into the top dialog, because everything outside it is inert. */
function raise(): void {
  if (!place) return
  ;([...dialogs].at(-1) ?? document.body).append(place)
  // Older browsers have no popover.
  if ('showPopover' in place) place.showPopover()
}

/** Moves the toasts into an opened dialog. */
export function raiseToasts(dialog: HTMLElement): void {
  dialogs.delete(dialog)
  dialogs.add(dialog)
  raise()
}

/** Moves the toasts out of a closing dialog. */
export function lowerToasts(dialog: HTMLElement): void {
  dialogs.delete(dialog)
  raise()
}

/** Container of the toasts, which moves between dialogs. */
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
