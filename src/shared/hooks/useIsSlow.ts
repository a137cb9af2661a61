import { useEffect, useState } from 'react'

/** Time in ms after which users doubt; T95 of the hardening allows at most ten seconds. */
const slowAfterMs = 4_000

/** True once something has been busy for four seconds. */
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
