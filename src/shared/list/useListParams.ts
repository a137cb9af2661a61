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
  const { pathname } = location
  // The address that the list was opened with means the usual size where it names none; any other one means ten rows.
  const others = otherParams(query)
  const own = writeListParams(readListParams(query, sorts))
  const [opened] = useState(() => ({ own, size: sizeChoice.read() }))
  const usual = own === opened.own ? opened.size : pageSizes[0]
  // The same object as long as it means the same: lists give up the call for what is no longer meant.
  const meant = writeListParams(readListParams(query, sorts, usual), null)
  const params = useMemo(() => readListParams(new URLSearchParams(meant), sorts), [meant, sorts])
  // The router shows a new address in a transition; what is chosen meanwhile adds to what was chosen before.
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
      // Without anything the address would mean the view that the list opens with.
      const isPlain = opened.size === pageSizes[0] && openingQuery(pathname, '') === ''
      const written = writeListParams(next, isPlain ? pageSizes[0] : null)
      setQuery([written.slice(1), besides.current].filter((part) => part !== '').join('&'), { replace })
      return next
    },
    [setQuery, opened, pathname],
  )
  return [params, change]
}
