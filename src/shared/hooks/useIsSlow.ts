import { useEffect, useState } from 'react'

/** When people begin to doubt and press again, ms; T95 of the hardening wants a word after ten seconds at the latest. */
const slowAfterMs = 4_000

/** True while something has been busy for four seconds and still is. */
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
