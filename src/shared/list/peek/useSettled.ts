import { useEffect, useState } from 'react'

/** Delay in ms on a row before its details are requested. */
const rest = 150

/** True once a row was shown for a moment, for the first one at once, so that passing many rows sends no calls. */
export function useSettled(id: number): boolean {
  const [settled, setSettled] = useState(id)
  useEffect(() => {
    if (settled === id) return undefined
    const timer = setTimeout(() => setSettled(id), rest)
    return () => clearTimeout(timer)
  }, [settled, id])
  return settled === id
}
