import { useState } from 'react'

/** What stands in a search box: what was searched for, until somebody types over it. Follows Back and Forward. */
export function useTypedSearch(searched: string): [typed: string, type: (text: string) => void] {
  const [state, setState] = useState({ searched, typed: searched })
  if (state.searched !== searched) setState({ searched, typed: searched })
  return [state.searched === searched ? state.typed : searched, (typed) => setState({ searched, typed })]
}
