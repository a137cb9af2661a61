import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Column } from './column.ts'
import { addressedView, listViewChoice, withView, type ListView } from './listView.ts'

/**
 * Columns and density of a list, chosen in `ColumnFields` and stored in this browser; another tab applies them when it
 * opens the list. If the address has its own, such as for a named view, a choice changes only the address.
 */
export function useListView<Row>(name: string, columns: readonly Column<Row>[]) {
  const [query, setQuery] = useSearchParams()
  const choice = listViewChoice(name)
  const [kept, setKept] = useState(choice.read)
  useEffect(() => choice.onChangeHere(() => setKept(choice.read())), [choice])
  const addressed = addressedView(query)
  const chosen = addressed.columns?.join('.') ?? kept.columns.join('.')
  const shown = useMemo(() => {
    const keys = chosen.split('.')
    return columns.filter(({ key, isOptional }) => !isOptional || keys.includes(key))
  }, [columns, chosen])

  const optional = columns.filter(({ isOptional }) => isOptional)
  const view: ListView = {
    columns: optional.map(({ key }) => key).filter((key) => chosen.split('.').includes(key)),
    density: addressed.density ?? kept.density,
  }

  function change({ columns: keys, density }: Partial<ListView>): void {
    const toAddress = {
      ...(keys && addressed.columns && { columns: keys }),
      ...(density && addressed.density && { density }),
    }
    if (Object.keys(toAddress).length > 0) setQuery(withView(query, toAddress), { replace: true })
    else choice.choose({ columns: keys ?? kept.columns, density: density ?? kept.density })
  }

  return {
    /** Props of `ListTable`. */
    table: { name, columns: shown, density: view.density },
    /** Props of `ColumnFields`. */
    menu: { optional, view, onChange: change },
  }
}
