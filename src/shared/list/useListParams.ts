import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readListParams, withChanges, writeListParams, type ListParams } from './listParams.ts'

/** Returns what the list will show, or null where the address says so already. */
export type ChangeParams<Sort extends string> = (
  changes: Partial<ListParams<Sort>>,
  how?: { replace: boolean },
) => ListParams<Sort> | null

/**
 * Search, order, page and size of a list, which live in the address. What a person chooses is a step that Back undoes;
 * `replace` is for corrections that nobody chose. `sorts` must be the same on every render.
 */
export function useListParams<Sort extends string>(
  sorts: readonly Sort[],
): [ListParams<Sort>, ChangeParams<Sort>] {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  // The same object as long as it means the same: lists give up the call for what is no longer meant.
  const meant = writeListParams(readListParams(query, sorts))
  const params = useMemo(() => readListParams(new URLSearchParams(meant), sorts), [meant, sorts])
  // The router shows a new address in a transition; what is chosen meanwhile adds to what was chosen before.
  const latest = useRef(params)
  useLayoutEffect(() => {
    latest.current = params
  }, [location, params])
  const change = useCallback<ChangeParams<Sort>>(
    (changes, { replace } = { replace: false }) => {
      const next = withChanges(latest.current, changes)
      const address = writeListParams(next)
      if (address === writeListParams(latest.current)) return null
      latest.current = next
      setQuery(address, { replace })
      return next
    },
    [setQuery],
  )
  return [params, change]
}
