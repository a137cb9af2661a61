import { useEffect, useRef, type RefObject } from 'react'
import { focusRowAt } from './focusRowAt.ts'
import { isFocusFree } from './isFocusFree.ts'

type Awaited = { row: string; focusedThen: Element | null }

/**
 * Focuses a row, such as a restored one, as soon as `rows` has it. Until then the row at an index has the focus, unless
 * the user moves it.
 */
export function useFocusRow(
  list: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): (row: string, position: number) => void {
  const awaited = useRef<Awaited | null>(null)

  function focusAwaited(): void {
    if (!awaited.current) return
    const { row, focusedThen } = awaited.current
    const link = list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(row)}"]`)
    if (!link) return
    awaited.current = null
    if (isFocusFree() || document.activeElement === focusedThen) link.focus()
  }
  useEffect(focusAwaited, [rows, list])

  return (row, position) => {
    focusRowAt(list.current, position)
    awaited.current = { row, focusedThen: document.activeElement }
    focusAwaited()
  }
}
