import { useCallback, useEffect, useMemo, useRef } from 'react'

/** Abort signal of one group of calls at a time, aborted by `end` and on unmount. Stable between renders. */
export function useCallSignal() {
  const running = useRef<AbortController | null>(null)
  const end = useCallback(() => {
    running.current?.abort()
    running.current = null
  }, [])
  useEffect(() => end, [end])
  return useMemo(
    () => ({
      current: () => running.current?.signal,
      begin: () => (running.current = new AbortController()).signal,
      end,
    }),
    [end],
  )
}
