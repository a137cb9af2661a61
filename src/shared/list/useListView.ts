import { useMemo, useState } from 'react'
import type { Column } from './column.ts'
import { storedListView, storeListView, type ListView } from './listView.ts'

/**
 * The columns and the density of a list as the person chose them in `ColumnsMenu`, kept in this browser. Another tab
 * takes a choice over when it opens the list.
 */
export function useListView<Row>(name: string, columns: readonly Column<Row>[]) {
  const [view, setView] = useState(() => storedListView(name))
  const shown = useMemo(
    () => columns.filter(({ key, isOptional }) => !isOptional || view.columns.includes(key)),
    [columns, view.columns],
  )

  function change(changes: Partial<ListView>): void {
    const next = { ...view, ...changes }
    setView(next)
    storeListView(name, next)
  }

  return {
    /** For `ListTable`. */
    table: { name, columns: shown, density: view.density },
    /** For `ColumnsMenu`. */
    menu: { optional: columns.filter(({ isOptional }) => isOptional), view, onChange: change },
  }
}
