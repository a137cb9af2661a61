import { useSyncExternalStore } from 'react'

/** ms. */
const minute = 60_000
let timer: ReturnType<typeof setInterval> | undefined
let now = 0
const listeners = new Set<() => void>()

/** Time in ms, updated once a minute by one shared timer. */
export function useMinute(): number {
  return useSyncExternalStore(onMinute, currentMinute)
}

function onMinute(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const one of listeners) one()
  }, minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function currentMinute(): number {
  const latest = Date.now()
  // The clock may be set back.
  if (Math.abs(latest - now) >= minute) now = latest
  return now
}
