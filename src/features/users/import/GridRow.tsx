import { memo, useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { asTyped } from '#shared/ui/asTyped.ts'
import type { ImportField, ImportRow } from './importRow.ts'

/** A shown column: its meaning, and its position in the file. */
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
  editor: Omit<CellEditorProps, 'text' | 'label'> | null
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

type CellEditorProps = {
  label: string
  text: string
  /** What may stand here, where that is one of a list. */
  options: readonly string[]
  /** The typed text; `leads` says where the focus moves. */
  onDone: (text: string, leads: 'stay' | 'next' | 'back' | 'away') => void
  onCancel: () => void
}

/** A cell being edited: Enter accepts the text, Tab accepts it and moves on, Esc restores the cell. */
function CellEditor({ label, text, options, onDone, onCancel }: CellEditorProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const listId = useId()
  // A field has one line.
  const shown = text.replaceAll(/\s*\n\s*/g, ' | ')
  useEffect(() => input.current?.select(), [])

  function end(leads: Parameters<CellEditorProps['onDone']>[1]): void {
    if (isOver.current) return
    isOver.current = true
    const typed = input.current!.value
    onDone(typed === shown ? text : typed, leads)
  }
  function onKeyDown(event: KeyboardEvent): void {
    // What moves in the grid moves in the field here.
    event.stopPropagation()
    if (event.key === 'Enter') end('stay')
    else if (event.key === 'Tab') end(event.shiftKey ? 'back' : 'next')
    else if (event.key === 'Escape') {
      isOver.current = true
      onCancel()
    } else return
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={input}
        className="file-cell-editor"
        aria-label={label}
        defaultValue={shown}
        list={options.length > 0 ? listId : undefined}
        autoComplete="off"
        {...asTyped}
        onKeyDown={onKeyDown}
        onBlur={() => end('away')}
      />
      {options.length > 0 && (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  )
}
