import { isFocusFree } from './isFocusFree.ts'

/**
 * Moves a focus that was lost with its row to the row at that index, else to the search. Does nothing if another
 * element has the focus.
 */
export function focusRowAt(list: HTMLElement | null, index: number): void {
  if (!isFocusFree()) return
  const links = list?.querySelectorAll<HTMLElement>('a[data-row]') ?? []
  const next = links[Math.min(index, links.length - 1)]
  const otherwise = list?.querySelector<HTMLElement>('input[type=search]')
  ;(next ?? otherwise)?.focus()
}
