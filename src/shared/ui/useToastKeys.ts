import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isOnline } from '#shared/browser/connection.ts'
import { actOnToast, currentToasts } from './toasts.ts'

/** Selector of text inputs. */
export const typing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

/**
 * Global keys of toasts: Ctrl or ⌘ and Z runs the latest offered undo, unless a text field with its own undo has the
 * focus; F8 focuses the latest toast, and Esc returns.
 */
export function useToastKeys(
  toasts: RefObject<HTMLElement | null>,
  hasToasts: boolean,
  leave: () => void,
): void {
  const goBack = useEffectEvent(leave)
  useEffect(() => {
    if (!hasToasts) return undefined
    // Fields changed after the toast have their own last change to undo.
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
      // Keeps a dialog open.
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

/** True for the undo keys outside a composition. */
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
  // Offline the toast shows the reason.
  if (!latest.action?.sends || isOnline()) actOnToast(latest)
}
