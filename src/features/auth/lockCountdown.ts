import { useEffect, useState } from 'react'

/** mm:ss; minutes run past 59 (LCK-09, S-10). */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/**
 * Seconds left until an instant (ms), seen again at every second and whenever the page comes back. It reads the clock
 * and counts nothing, so a tab that slept is right at once.
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
      // With the very second: whoever looks between two of its own would show the last one for too long.
      if (at < until) timer = setTimeout(look, (until - at) % 1_000 || 1_000)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000))
}
