import { useEffect, useRef, type RefObject } from 'react'

/** Ref that is true after unmount, for work that continues then. */
export function useIsUnmounted(): Readonly<RefObject<boolean>> {
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  return isUnmounted
}
