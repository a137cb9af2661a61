import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isOnline } from '#shared/browser/connection.ts'
import { actOnToast, currentToasts } from './toasts.ts'

/** What somebody types into. */
export const typing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

/**
 * Keys that reach the toasts from anywhere: Ctrl or ⌘ and Z does the latest undo that is offered, unless a text is being
 * typed; F8 leads to the latest toast, and Esc back to where the focus was. A dialog keeps its keys.
 */
export function useToastKeys(
  toasts: RefObject<HTMLElement | null>,
  hasToasts: boolean,
  leave: () => void,
): void {
  const goBack = useEffectEvent(leave)
  useEffect(() => {
    if (!hasToasts) return undefined
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const isHere = toasts.current?.contains(document.activeElement) ?? false
      if (isUndo(event)) undo(event)
      else if (event.key === 'F8' && !isHere) enter(event)
      else if (event.key === 'Escape' && isHere) goBack()
    }
    function enter(event: KeyboardEvent): void {
      event.preventDefault()
      toasts.current?.querySelector<HTMLElement>('.toast:last-child button')?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [toasts, hasToasts])
}

/** The keys that undo, unless a text is being typed. */
export function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(typing) !== null
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping
}

function undo(event: KeyboardEvent): void {
  const latest = currentToasts().findLast(({ action }) => action?.isUndo)
  if (!latest) return
  event.preventDefault()
  // Offline the toast says why not.
  if (!latest.action?.sends || isOnline()) actOnToast(latest)
}
