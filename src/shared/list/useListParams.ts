import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListParams, withChanges, writeListParams, type ListParams } from './listParams.ts'

export type ChangeParams<Sort extends string> = (
  changes: Partial<ListParams<Sort>>,
  how?: { replace: boolean },
) => void

/**
 * Search, order, page and size of a list, which live in the address. What a person chooses is a step that Back undoes;
 * `replace` is for corrections that nobody chose. `sorts` must be the same array on every render.
 */
export function useListParams<Sort extends string>(
  sorts: readonly Sort[],
): [ListParams<Sort>, ChangeParams<Sort>] {
  const [query, setQuery] = useSearchParams()
  const params = useMemo(() => readListParams(query, sorts), [query, sorts])
  const change = useCallback<ChangeParams<Sort>>(
    (changes, { replace } = { replace: false }) =>
      setQuery(writeListParams(withChanges(params, changes)), { replace }),
    [params, setQuery],
  )
  return [params, change]
}
