import { useEffect, useRef } from 'react'

/** Refetches once online again, because the data may be stale or failed. */
export function useRefetchOnReturn(isOnline: boolean, refetch: () => unknown): void {
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) void refetch()
    wasOnline.current = isOnline
  }, [isOnline, refetch])
}
