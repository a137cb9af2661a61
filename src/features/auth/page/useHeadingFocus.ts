import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the heading on mount and when `step` changes, for screen readers; `isOn` is false for a first step. */
export function useHeadingFocus(
  step: string | number = '',
  isOn = true,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOn) heading.current?.focus()
  }, [step, isOn])
  return heading
}
