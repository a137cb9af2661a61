import { memo, type ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import type { ImportField, ImportRow } from '../importRow.ts'
import { CellEditor } from './CellEditor.tsx'

/** A column that is shown: what it says, and where it stands in the file. */
export type ShownColumn = { field: ImportField; index: number; name: string }

type GridRowProps = {
  row: ImportRow
  position: number
  top: number
  height: number
  columns: readonly ShownColumn[]
  /** What is wrong with it. */
  text: string
  /** The column that the keys are at; null where they are in another row. */
  active: number | null
  /** Describes the active cell. */
  detailId: string
  /** While the active cell is corrected. */
  editor: Omit<Parameters<typeof CellEditor>[0], 'text' | 'label'> | null
}

/** A row of the file; columns count from 0, which says what is wrong. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactElement {
  const { row, position, top, height, columns, text, active, detailId, editor } = props
  const line = numeral(row.line)
  const own = (column: number) => ({
    role: 'gridcell' as const,
    tabIndex: active === column ? 0 : -1,
    'data-cell': `${position} ${column}`,
    'aria-colindex': column + 2,
    'aria-describedby': active === column ? detailId : undefined,
  })
  return (
    <div
      role="row"
      className="file-row"
      aria-rowindex={position + 2}
      data-wrong={text !== '' || undefined}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      <span role="rowheader" aria-colindex={1} className="file-line">
        {line}
      </span>
      <span {...own(0)} className="file-text">
        <span className="clamp" title={text || undefined}>
          {text}
        </span>
      </span>
      {columns.map(({ field, index, name }, at) => {
        const cell = row.cells[index] ?? ''
        const isWrong = row.problems.some((problem) => problem.field === field)
        return (
          <span
            key={field}
            {...own(at + 1)}
            className="file-cell"
            aria-invalid={isWrong || undefined}
            data-edited={(active === at + 1 && editor !== null) || undefined}
          >
            {active === at + 1 && editor ? (
              <CellEditor {...editor} label={`${name}, ${line}`} text={cell} />
            ) : (
              <bdi className="one-line" translate="no">
                {cell}
              </bdi>
            )}
          </span>
        )
      })}
    </div>
  )
})
