import { useState } from 'react'
import { useLatest } from './useLatest.ts'

/** Stable functions that call the latest ones, for memoised children. */
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
