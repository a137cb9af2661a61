import { useRef, useState } from 'react'

type OneAtATime = {
  busy: boolean
  /** Returns undefined if work is already running (hardening T56). */
  run: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>
}

/** Runs one piece of work at a time, even for two calls in the same tick. */
export function useOneAtATime(): OneAtATime {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
