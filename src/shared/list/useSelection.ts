import { useCallback, useState } from 'react'
import type { RowId } from './column.ts'

type Chosen<Row> = ReadonlyMap<RowId, Row>

/** The chosen rows, over pages, orders and sizes; another search begins without any. */
export function useSelection<Row extends { id: RowId }>(search: string) {
  const [state, setState] = useState<{ search: string; chosen: Chosen<Row> }>({ search, chosen: new Map() })
  if (state.search !== search) setState({ search, chosen: new Map() })

  const select = useCallback(
    (rows: readonly Row[], isChosen: boolean) =>
      setState(({ search: of, chosen }) => {
        const next = new Map(chosen)
        for (const row of rows) {
          if (isChosen) next.set(row.id, row)
          else next.delete(row.id)
        }
        return { search: of, chosen: next }
      }),
    [],
  )
  const clear = useCallback(() => setState(({ search: of }) => ({ search: of, chosen: new Map() })), [])
  return { chosen: state.chosen, select, clear }
}
