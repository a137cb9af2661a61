import { useCallback, useEffect, useMemo, useRef } from 'react'

/**
 * One run of calls at a time: `current` is its signal, `end` aborts it or says that it is over. It ends with the screen,
 * if not before. The same on every render.
 */
export function useRun() {
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
