import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Start of printing in ms; null while not printing. */
export function usePrintStart(): number | null {
  const [start, setStart] = useState<number | null>(null)
  useEffect(() => {
    // The browser prints the state at the end of the listener.
    const change = ({ type }: Event): void =>
      flushSync(() => setStart(type === 'beforeprint' ? Date.now() : null))
    addEventListener('beforeprint', change)
    addEventListener('afterprint', change)
    return () => {
      removeEventListener('beforeprint', change)
      removeEventListener('afterprint', change)
    }
  }, [])
  return start
}
