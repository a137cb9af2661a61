import type { ShortcutId } from './shortcuts.ts'

/** The enabled control of a shortcut on the page, or null. */
function controlOf(id: ShortcutId): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-shortcut="${id}"]`)
  return (
    [...all].find(
      (one) => one.checkVisibility?.() !== false && !one.matches(':disabled, [aria-disabled=true]'),
    ) ?? null
  )
}

/** Clicks the control of a shortcut or focuses its field; returns false without one. */
export function runShortcut(id: ShortcutId): boolean {
  if (id === 'tick') return tickRow()
  if (id === 'peek') return peekRow()
  const control = controlOf(id)
  if (!control) return id === 'nextRow' || id === 'previousRow' ? focusRow(id === 'nextRow' ? 1 : -1) : false
  if (control.matches('input, select, textarea')) {
    control.focus()
    if (control instanceof HTMLInputElement) control.select()
  } else control.click()
  return true
}

const rowLink = 'main a[data-row]'

/** The row whose card link has the focus. */
function rowAt(): HTMLElement | null {
  return document.activeElement?.closest('tr')?.querySelector<HTMLElement>('a[data-row]') ?? null
}

function focusRow(step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(rowLink)]
  const at = rowAt()
  const next = at ? links[links.indexOf(at) + step] : links[0]
  next?.focus()
  return next !== undefined
}

/** Presses the peek button of the row whose link has the focus; other controls use Space themselves. */
function peekRow(): boolean {
  const link = document.activeElement
  if (!link?.matches(rowLink)) return false
  const button = link.closest('tr')?.querySelector<HTMLElement>('[data-shortcut=peek]')
  button?.click()
  return button !== null && button !== undefined
}

function tickRow(): boolean {
  const box = rowAt()?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]:enabled')
  box?.click()
  return box !== null && box !== undefined
}
