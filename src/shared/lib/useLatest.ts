import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What was rendered last, for handlers that stay the same ones, so that rows of long tables need not render anew. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
