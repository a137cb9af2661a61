import { memo, type CSSProperties, type ReactElement } from 'react'
import type { Column, RowId, RowState, Selection } from './column.ts'
import { PeekButton } from './PeekButton.tsx'
import { RowCheck } from './RowCheck.tsx'
import { RowLink } from './RowLink.tsx'

type ListRowProps<Row extends { id: RowId }> = RowState & {
  row: Row
  columns: readonly Column<Row>[]
  pathOf: (id: Row['id']) => string
  isChosen: boolean
  /** Undefined if rows cannot be selected. */
  select: Selection<Row>['select'] | undefined
  labelOf: Selection<Row>['labelOf'] | undefined
  /** Label of the row's peek button. Stable. */
  peekLabelOf: ((row: Row) => string) | undefined
  isPeeked: boolean
}

/** Grid area of a cell in rows that are grids. */
const inColumn = (key: string) => ({ '--column': key }) as CSSProperties

function PlainRow<Row extends { id: RowId }>(props: ListRowProps<Row>): ReactElement {
  const { row, columns, pathOf, isChosen, isGreyed, isLocked, select, labelOf, peekLabelOf, isPeeked } = props
  return (
    <tr
      className="row-opens"
      data-greyed={isGreyed ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-peeked={isPeeked ? '' : undefined}
    >
      {select && (
        <td data-column="select" style={inColumn('select')}>
          <RowCheck
            label={labelOf?.(row) ?? ''}
            isChecked={isChosen}
            onCheck={(checked) => select([row], checked)}
          />
        </td>
      )}
      {columns.map(({ key, heading, isLabelled, isOptional, isBelow, cell }, index) => {
        const content = cell(row, { isLocked, isGreyed })
        return (
          <td
            key={key}
            data-column={key}
            data-optional={isOptional}
            data-below={isBelow && ''}
            data-label={isLabelled ? heading : undefined}
            style={inColumn(key)}
          >
            {index === 0 ? (
              <>
                <RowLink to={pathOf(row.id)} row={String(row.id)}>
                  {content}
                </RowLink>
                {peekLabelOf && <PeekButton label={peekLabelOf(row)} />}
              </>
            ) : (
              content
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Memoised; its first cell links to the row's card. */
export const ListRow = memo(PlainRow) as typeof PlainRow
