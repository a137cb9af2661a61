import type { MultiSelect } from 'primereact/multiselect'
import { useEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { standBeside } from '../standBeside.ts'

/** Height in px of a panel with all options, used before they are loaded. */
const wholeHeight = 390

type Parts = { part: RefObject<MultiSelect | null>; filter: RefObject<HTMLInputElement | null> }

/** Opens and closes the panel of a picker, and moves the focus into its filter and back. */
export function usePickerPanel({ part, filter }: Parts) {
  const letGo = useRef<(() => void) | null>(null)
  const release = (): void => {
    letGo.current?.()
    letGo.current = null
  }
  useEffect(() => release, [])
  return {
    isOpen: () => letGo.current !== null,
    open: () => flushSync(() => part.current?.show()),
    close() {
      flushSync(() => part.current?.hide())
      part.current?.getInput()?.focus()
    },
    /** Call it once PrimeReact shows the panel. */
    shown() {
      const panel = part.current!.getOverlay()!
      letGo.current ??= standBeside(panel, panel.parentElement!, wholeHeight)
      filter.current?.focus()
    },
    /** Call it once the panel is hidden. */
    hidden: release,
  }
}
