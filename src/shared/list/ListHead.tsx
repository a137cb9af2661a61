import type { ReactElement } from 'react'
import type { Column, RowId, Selection } from './column.ts'
import { RowCheck } from './RowCheck.tsx'

type ListHeadProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  selection: Selection<Row> | undefined
}

export function ListHead<Row extends { id: RowId }>(props: ListHeadProps<Row>): ReactElement {
  const { columns, rows, selection } = props
  const chosenHere = selection ? rows.filter(({ id }) => selection.chosen.has(id)).length : 0
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" data-column="select">
            <RowCheck
              label={selection.pageLabel}
              isLabelShown
              isChecked={rows.length > 0 && chosenHere === rows.length}
              isMixed={chosenHere > 0 && chosenHere < rows.length}
              onCheck={(isChecked) => selection.select(rows, isChecked)}
            />
          </th>
        )}
        {columns.map(({ key, heading, isHeadingHidden, isOptional, isBelow }) => (
          <th key={key} scope="col" data-column={key} data-optional={isOptional} data-below={isBelow && ''}>
            {isHeadingHidden ? <span className="sr-only">{heading}</span> : heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}
