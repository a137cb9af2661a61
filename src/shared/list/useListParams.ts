import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import {
  otherParams,
  pageSizes,
  readListParams,
  withChanges,
  writeListParams,
  type ListParams,
} from './listParams.ts'
import { sizeChoice } from './usualSize.ts'
import { openingQuery } from './views/openingQuery.ts'

/** Returns the next parameters, or null without a change. */
type ChangeParams<Sort extends string> = (
  changes: Partial<ListParams<Sort>>,
  how?: { replace: boolean },
) => ListParams<Sort> | null

/**
 * Search, sort, page and size of a list in the address. A change by the user adds a history entry; `replace` is for
 * automatic corrections. `sorts` must be stable.
 */
export function useListParams<Sort extends string>(
  sorts: readonly Sort[],
): [ListParams<Sort>, ChangeParams<Sort>] {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const { pathname } = location
  // Only the address that opened the list uses the usual size by default; any other one means ten rows.
  const others = otherParams(query)
  const own = writeListParams(readListParams(query, sorts))
  const [opened] = useState(() => ({ own, size: sizeChoice.read() }))
  const usual = own === opened.own ? opened.size : pageSizes[0]
  // Stable, because lists abort the call when it changes.
  const meant = writeListParams(readListParams(query, sorts, usual), null)
  const params = useMemo(() => readListParams(new URLSearchParams(meant), sorts), [meant, sorts])
  // The router applies an address in a transition; a change during it builds on the previous one.
  const latest = useRef(params)
  const besides = useRef(others)
  useLayoutEffect(() => {
    latest.current = params
    besides.current = others
  }, [location, params, others])
  const change = useCallback<ChangeParams<Sort>>(
    (changes, { replace } = { replace: false }) => {
      const next = withChanges(latest.current, changes)
      if (writeListParams(next) === writeListParams(latest.current)) return null
      if (changes.size) sizeChoice.choose(changes.size)
      latest.current = next
      // An empty query would open the default view.
      const isPlain = opened.size === pageSizes[0] && openingQuery(pathname, '') === ''
      const written = writeListParams(next, isPlain ? pageSizes[0] : null)
      setQuery([written.slice(1), besides.current].filter((part) => part !== '').join('&'), { replace })
      return next
    },
    [setQuery, opened, pathname],
  )
  return [params, change]
}
