import { useEffect, useState } from 'react'

/** So long does somebody rest on a row before more of it is asked for, ms. */
const rest = 150

/** Whether a row has been looked at for a moment; the first one at once. Who goes past many rows asks for none of them. */
export function useSettled(id: number): boolean {
  const [settled, setSettled] = useState(id)
  useEffect(() => {
    if (settled === id) return undefined
    const timer = setTimeout(() => setSettled(id), rest)
    return () => clearTimeout(timer)
  }, [settled, id])
  return settled === id
}
