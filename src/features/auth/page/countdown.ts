import { useEffect, useState } from 'react'

/** How long until another mail of the same kind may be asked for, ms (RSD-09, S-15). */
export const nextMailMs = 60_000

/** mm:ss; minutes run past 59 (LCK-09, S-10). */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** From a minute up mm:ss, below it bare seconds, which then have a label (RSD-10 to RSD-12, S-19). */
export function countdownText(seconds: number): { time: string; hasLabel: boolean } {
  return seconds >= 60
    ? { time: clockText(seconds), hasLabel: false }
    : { time: String(seconds), hasLabel: true }
}

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
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000))
}
