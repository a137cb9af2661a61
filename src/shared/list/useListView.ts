import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Column } from './column.ts'
import { addressedView, listViewChoice, withView, type ListView } from './listView.ts'

/**
 * The columns and the density of a list as the person chose them in `ColumnFields`, kept in this browser. Another
 * tab takes a choice over when it opens the list. An address may say others, as that of a view with a name does; what is
 * chosen then changes the address alone.
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
    /** For `ListTable`. */
    table: { name, columns: shown, density: view.density },
    /** For `ColumnFields`. */
    menu: { optional, view, onChange: change },
  }
}
