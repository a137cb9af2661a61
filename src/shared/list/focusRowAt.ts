import { isFocusFree } from './isFocusFree.ts'

/**
 * Puts a focus that was lost with its row on the row that took its place, else on the search; leaves one alone that is
 * somewhere.
 */
export function focusRowAt(list: HTMLElement | null, index: number): void {
  if (!isFocusFree()) return
  const links = list?.querySelectorAll<HTMLElement>('a[data-row]') ?? []
  const next = links[Math.min(index, links.length - 1)]
  const otherwise = list?.querySelector<HTMLElement>('input[type=search]')
  ;(next ?? otherwise)?.focus()
}
