import { useCallback, useState } from 'react'
import type { RowId } from './column.ts'

type State<Row> = {
  search: string
  chosen: ReadonlyMap<RowId, Row>
  /** True if all found rows were selected. */
  isWhole: boolean
}

/** Selected rows over pages, sorts and sizes; another search clears them. */
export function useSelection<Row extends { id: RowId }>(search: string) {
  const [state, setState] = useState<State<Row>>(() => none(search))
  if (state.search !== search) setState(none(search))

  const select = useCallback(
    (rows: readonly Row[], isChosen: boolean) =>
      setState((now) => {
        const chosen = new Map(now.chosen)
        for (const row of rows) {
          if (isChosen) chosen.set(row.id, row)
          else chosen.delete(row.id)
        }
        return { ...now, chosen, isWhole: now.isWhole && isChosen }
      }),
    [],
  )
  const selectOnly = useCallback(
    (rows: readonly Row[], isWhole = false) =>
      setState((now) => ({ ...now, chosen: new Map(rows.map((row) => [row.id, row])), isWhole })),
    [],
  )
  /** Updates the selected rows and drops removed ones. */
  const renew = useCallback(
    (renewed: (rows: readonly Row[]) => readonly Row[]) =>
      setState((now) => ({
        ...now,
        chosen: new Map(renewed([...now.chosen.values()]).map((row) => [row.id, row])),
      })),
    [],
  )
  const clear = useCallback(() => setState((now) => none(now.search)), [])
  return { chosen: state.chosen, isWhole: state.isWhole, select, selectOnly, renew, clear }
}

function none<Row>(search: string): State<Row> {
  return { search, chosen: new Map(), isWhole: false }
}
