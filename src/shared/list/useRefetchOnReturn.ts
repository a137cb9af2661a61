import { useEffect, useRef } from 'react'

/** Asks again once the network is back: what stands there may be old, or may have failed. */
export function useRefetchOnReturn(isOnline: boolean, refetch: () => unknown): void {
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) void refetch()
    wasOnline.current = isOnline
  }, [isOnline, refetch])
}
