import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once after `limitMs` of unpaused time. */
export function useCountdown(limitMs: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(limitMs)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return undefined
    const began = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - began
    }
  }, [isPaused])
}
