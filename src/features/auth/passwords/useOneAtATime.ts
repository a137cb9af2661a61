import { useRef, useState } from 'react'

/** Runs one piece of work at a time: a second submit in the same tick finds the door closed (hardening T56). */
export function useOneAtATime(): { busy: boolean; run: (work: () => Promise<unknown>) => Promise<void> } {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
