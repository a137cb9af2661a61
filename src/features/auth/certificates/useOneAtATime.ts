import { useRef, useState } from 'react'

/** Lets one piece of work run at a time: what is asked for meanwhile is not done (hardening T56). */
export function useOneAtATime(): { busy: boolean; run: (work: () => Promise<void>) => void } {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  return {
    busy,
    run(work) {
      if (running.current) return
      running.current = true
      setBusy(true)
      void work().finally(() => {
        running.current = false
        setBusy(false)
      })
    },
  }
}
