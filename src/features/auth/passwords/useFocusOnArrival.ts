import { useEffect, useRef, type RefObject } from 'react'

/** The heading takes the focus when its screen, or the step named by `step`, appears: it is read, and Tab goes on from there. */
export function useFocusOnArrival(step: string | number = ''): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [step])
  return heading
}
