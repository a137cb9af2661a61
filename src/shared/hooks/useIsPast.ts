import { useEffect, useState } from 'react'
import { onVisibility } from '#shared/browser/visibility.ts'

const longestTimer = 2 ** 31 - 1

/** True if an instant (ms) is past; also checked when the page becomes visible, since timers sleep. */
export function useIsPast(at: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const left = at - Date.now()
      setNow(Date.now())
      clearTimeout(timer)
      if (left > 0) timer = setTimeout(look, Math.min(left, longestTimer))
    }
    look()
    const forget = onVisibility(look)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [at])
  return now >= at
}
