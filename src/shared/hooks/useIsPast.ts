import { useEffect, useState } from 'react'
import { onVisibility } from '#shared/browser/visibility.ts'

const longestTimer = 2 ** 31 - 1

/** Whether an instant (ms) is past; looks again whenever the page is shown, since timers sleep with the machine. */
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
