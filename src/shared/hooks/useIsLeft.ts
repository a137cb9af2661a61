import { useEffect, useRef, type RefObject } from 'react'

/** Ref that is true after unmount, for work that continues then. */
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
