import { useEffect, useRef, type RefObject } from 'react'

/** Whether what it was called in is off the screen by now, for work that goes on after that. */
export function useIsLeft(): Readonly<RefObject<boolean>> {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
