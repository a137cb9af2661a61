import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the heading when its screen appears, or the step named by `step`: a screen reader reads it, and Tab goes on
 * from there. `isOn` is false for the step that a screen opens with.
 */
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
