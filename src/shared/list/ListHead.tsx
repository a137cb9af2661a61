import type { ReactElement } from 'react'
import { DownIcon, UpIcon } from '#shared/ui/consoleIcons.tsx'
import type { Column, RowId, Selection } from './column.ts'
import { sortDirections, type SortName } from './listSorts.ts'
import { RowCheck } from './RowCheck.tsx'

export type ListOrder = {
  /** Null: the service's order. */
  sort: SortName | null
  onSort: (sort: SortName | null) => void
}

type ListHeadProps<Row> = ListOrder & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  selection: Selection<Row> | undefined
}

export function ListHead<Row extends { id: RowId }>(props: ListHeadProps<Row>): ReactElement {
  const { columns, rows, selection, sort, onSort } = props
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
              isDisabled={rows.length === 0}
              isMixed={chosenHere > 0 && chosenHere < rows.length}
              onCheck={(isChecked) => selection.select(rows, isChecked)}
            />
          </th>
        )}
        {columns.map(({ key, heading, isHeadingHidden, isOptional, isBelow, sorts }) => (
          <th
            key={key}
            scope="col"
            data-column={key}
            data-optional={isOptional}
            data-below={isBelow && ''}
            aria-sort={sorts && (sort && sorts.includes(sort) ? sortDirections[sort] : 'none')}
          >
            {isHeadingHidden && <span className="sr-only">{heading}</span>}
            {!isHeadingHidden && !sorts && heading}
            {sorts && <SortHeading heading={heading} sorts={sorts} sort={sort} onSort={onSort} />}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type SortHeadingProps = ListOrder & { heading: string; sorts: readonly SortName[] }

/** Each click applies the next order of the column, after the last one none. */
function SortHeading({ heading, sorts, sort, onSort }: SortHeadingProps): ReactElement {
  const at = sorts.findIndex((one) => one === sort)
  const Icon = sort && at >= 0 && (sortDirections[sort] === 'ascending' ? UpIcon : DownIcon)
  return (
    <button
      type="button"
      className="sort-heading tints rings-inside"
      onClick={() => onSort(sorts[at + 1] ?? null)}
    >
      {heading}
      {Icon && <Icon size={14} />}
    </button>
  )
}
