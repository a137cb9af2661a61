import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isOnline } from '#shared/browser/connection.ts'
import { actOnToast, currentToasts } from './toasts.ts'

/** What somebody types into. */
export const typing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

/**
 * Keys that reach the toasts from anywhere: Ctrl or ⌘ and Z does the latest undo that is offered, unless the text that
 * has the focus may have one of its own; F8 leads to the latest toast, and Esc back to where the focus was.
 */
export function useToastKeys(
  toasts: RefObject<HTMLElement | null>,
  hasToasts: boolean,
  leave: () => void,
): void {
  const goBack = useEffectEvent(leave)
  useEffect(() => {
    if (!hasToasts) return undefined
    // Typed into after what a toast tells of: their last change is theirs.
    const typedInto = new Set<EventTarget | null>()
    const note = ({ target }: Event): void => void typedInto.add(target)
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      const isHere = toasts.current?.contains(document.activeElement) ?? false
      if (isUndo(event) || (isUndoKey(event) && isEmpty(event.target) && !typedInto.has(event.target)))
        undo(event)
      else if (event.key === 'F8' && !isHere) enter(event)
      else if (event.key === 'Escape' && isHere) back(event)
    }
    function enter(event: KeyboardEvent): void {
      event.preventDefault()
      toasts.current?.querySelector<HTMLElement>('.toast:last-child button')?.focus()
    }
    function back(event: KeyboardEvent): void {
      // A dialog below stays.
      event.preventDefault()
      goBack()
    }
    document.addEventListener('input', note)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('input', note)
      document.removeEventListener('keydown', press)
    }
  }, [toasts, hasToasts])
}

/** The keys that undo, unless a text is being typed. */
export function isUndo(event: KeyboardEvent): boolean {
  const { target } = event
  return isUndoKey(event) && !(target instanceof Element && target.closest(typing))
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}

function isEmpty(target: EventTarget | null): boolean {
  return (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value === ''
}

function undo(event: KeyboardEvent): void {
  const latest = currentToasts().findLast(({ action }) => action?.isUndo)
  if (!latest) return
  event.preventDefault()
  // Offline the toast says why not.
  if (!latest.action?.sends || isOnline()) actOnToast(latest)
}
