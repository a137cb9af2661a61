import { useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'

type TypedSearch = { location: Location; searched: string; typed: string; asked: readonly string[] }

/**
 * What stands in a search box: what was searched for, until a person types over it. `ask` is for a search that starts
 * in the box: its arrival in the address leaves alone what is typed. Any other search, such as by Back and Forward,
 * replaces it.
 */
export function useTypedSearch(searched: string) {
  const location = useLocation()
  const [state, setState] = useState<TypedSearch>({ location, searched, typed: searched, asked: [] })
  const shown = state.location === location ? state : arrive(state, location, searched)
  if (shown !== state) setState(shown)
  return {
    typed: shown.typed,
    type: (typed: string) => setState((now) => ({ ...now, typed })),
    ask: (text: string) => setState((now) => ({ ...now, asked: [...now.asked, text] })),
  }
}

function arrive(state: TypedSearch, location: Location, searched: string): TypedSearch {
  const at = state.asked.lastIndexOf(searched)
  if (at >= 0) return { ...state, location, searched, asked: state.asked.slice(at + 1) }
  if (searched === state.searched) return { ...state, location }
  return { location, searched, typed: searched, asked: [] }
}
