import { useRef, useState } from 'react'

type OneAtATime = {
  busy: boolean
  /** Undefined where the same is under way already (hardening T56). */
  run: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>
}

/** Runs one piece of work at a time: a second call in the same tick finds the door closed. */
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
