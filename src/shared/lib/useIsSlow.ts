import { useEffect, useState } from 'react'

/** After this long people are told that the work goes on (hardening T95). */
export const slowAfterMs = 10_000

/** True while something has been busy for ten seconds and still is. */
export function useIsSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return isSlow
}
