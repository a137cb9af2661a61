import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Text of a search field: the applied search until the user types. `ask` marks a search started in the field, whose
 * arrival in the address keeps the typed text. Any other search, such as by Back, replaces it.
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
  // Not during rendering: the router renders a new address in a transition, which a key press discards, and its update
  // would then follow that key.
  useLayoutEffect(() => arrive(), [location, searched])

  return {
    typed,
    type: setTyped,
    ask: (text: string) => {
      asked.current = [...asked.current, text]
    },
  }
}
