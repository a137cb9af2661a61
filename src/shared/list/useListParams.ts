import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListParams, withChanges, writeListParams, type ListParams } from './listParams.ts'

export type ChangeParams<Sort extends string> = (
  changes: Partial<ListParams<Sort>>,
  how?: { replace: boolean },
) => void

/**
 * Search, order, page and size of a list, which live in the address. What a person chooses is a step that Back undoes;
 * `replace` is for corrections that nobody chose. `onChange` hears what will be shown before the address has changed.
 * Both `sorts` and `onChange` must be the same on every render.
 */
export function useListParams<Sort extends string>(
  sorts: readonly Sort[],
  onChange?: (next: ListParams<Sort>) => void,
): [ListParams<Sort>, ChangeParams<Sort>] {
  const [query, setQuery] = useSearchParams()
  const params = useMemo(() => readListParams(query, sorts), [query, sorts])
  const underWay = useRef<string | null>(null)
  useEffect(() => {
    underWay.current = null
  })
  const change = useCallback<ChangeParams<Sort>>(
    (changes, { replace } = { replace: false }) => {
      const next = withChanges(params, changes)
      const address = writeListParams(next)
      // The second press of a double one is no second step: the first is not drawn yet.
      if (underWay.current === address) return
      underWay.current = address
      onChange?.(next)
      setQuery(address, { replace })
    },
    [params, setQuery, onChange],
  )
  return [params, change]
}
