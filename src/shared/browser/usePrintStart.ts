import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Since when the page is being drawn for paper, in ms; null while it is not. */
export function usePrintStart(): number | null {
  const [start, setStart] = useState<number | null>(null)
  useEffect(() => {
    // What stands there when the listener has ended is printed.
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
