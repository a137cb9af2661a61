import { useEffect, useState } from 'react'
import { onVisibility } from '#shared/browser/visibility.ts'

/**
 * Seconds left until an instant (ms), updated every second and whenever the page is shown again. It reads the clock
 * instead of counting, so a tab that slept is right at once.
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
      // Aligned with the end, so that every second is shown for a whole one.
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
