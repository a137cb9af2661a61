import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Ref of the latest rendered value, for stable handlers. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
