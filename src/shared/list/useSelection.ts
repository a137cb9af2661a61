import { useCallback, useState } from 'react'
import type { RowId } from './column.ts'

type State<Row> = {
  search: string
  chosen: ReadonlyMap<RowId, Row>
  /** They are all that the search found when they were chosen. */
  isWhole: boolean
}

/** The chosen rows, over pages, orders and sizes; another search begins without any. */
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
  /** The chosen rows as they are by now; those that are gone are no longer chosen. */
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
