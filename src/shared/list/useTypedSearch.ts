import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What stands in a search box: what was searched for, until a person types over it. `ask` is for a search that starts
 * in the box: its arrival in the address leaves alone what is typed. Any other search, such as by Back and Forward,
 * replaces it.
 */
export function useTypedSearch(searched: string) {
  const location = useLocation()
  const [typed, setTyped] = useState(searched)
  const asked = useRef<readonly string[]>([])
  const shown = useRef(searched)

  const arrive = useEffectEvent(() => {
    const at = asked.current.lastIndexOf(searched)
    if (at >= 0) asked.current = asked.current.slice(at + 1)
    else if (searched !== shown.current) {
      asked.current = []
      setTyped(searched)
    }
    shown.current = searched
  })
  // Not while rendering: the router renders a new address in a transition, which a key that is pressed meanwhile throws
  // away, and what it had set would come after that key.
  useLayoutEffect(() => arrive(), [location, searched])

  return {
    typed,
    type: setTyped,
    ask: (text: string) => {
      asked.current = [...asked.current, text]
    },
  }
}
