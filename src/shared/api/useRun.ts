import { useCallback, useEffect, useMemo, useRef } from 'react'

type Run = {
  /** The signal of the run that goes on, if one does. */
  current: () => AbortSignal | undefined
  begin: () => AbortSignal
  /** Aborts it, or says that it is over. */
  end: () => void
}

/** One run of calls at a time. It ends with the screen, if not before. The same on every render. */
export function useRun(): Run {
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
