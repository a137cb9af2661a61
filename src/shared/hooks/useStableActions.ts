import { useState } from 'react'
import { useLatest } from './useLatest.ts'

/** The same functions in every rendering, which do what the latest ones do: memoised children do not render again. */
export function useStableActions<Actions extends Record<string, (...given: never[]) => void>>(
  actions: Actions,
): Actions {
  const latest = useLatest(actions)
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [name, (...given: never[]) => latest.current[name]!(...given)]),
      ) as Actions,
  )
  return stable
}
