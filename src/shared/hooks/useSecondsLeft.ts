import { useEffect, useState } from 'react'
import { onVisibility } from '#shared/browser/visibility.ts'

/**
 * Seconds until an instant (ms), updated every second and when the page becomes visible. Reads the clock instead of
 * counting, so that it is right after sleep.
 */
export function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === null) return undefined
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const at = Date.now()
      setNow(at)
      clearTimeout(timer)
      // Aligned with the end, so that every second is shown completely.
      if (at < until) timer = setTimeout(look, (until - at) % 1_000 || 1_000)
    }
    look()
    const forget = onVisibility(look)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000))
}
