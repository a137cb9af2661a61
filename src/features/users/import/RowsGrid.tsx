import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { remSize } from '#shared/browser/remSize.ts'
import { useRowWindow } from '#shared/cards/useRowWindow.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Columns } from './columns.ts'
import { GridRow, type ShownColumn } from './GridRow.tsx'
import { besides, placeAfter, within, type GridPlace } from './gridKeys.ts'
import type { ImportRow } from './importRow.ts'
import { namesFor, type Known } from './known.ts'
import { fieldName, problemText, rowText } from './problemText.ts'

type RowsGridProps = {
  rows: readonly ImportRow[]
  columns: Columns
  known: Known
  onCorrect: (at: number, index: number, text: string) => void
}

/** Two lines of what is wrong, px. */
const heightIn = (): number => 3.25 * remSize()

/** The rows of the file; renders only rows near the viewport. Each cell can be edited in place. */
export function RowsGrid({ rows, columns, known, onCorrect }: RowsGridProps): ReactElement {
  const { t } = useTranslation(['userImport', 'userCard', 'common'])
  const detailId = useId()
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 })
  const [isEditing, setEditing] = useState(false)
  /** The keys lead, not the pointer or a new list. */
  const takesFocus = useRef(false)
  const shown = useMemo(
    () =>
      columns.flatMap((field, index): ShownColumn[] =>
        field === null ? [] : [{ field, index, name: fieldName(field, t) }],
      ),
    [columns, t],
  )
  const size = { rows: rows.length, columns: shown.length + 1 }
  const active = within(place, size)
  const { frame, shown: positions, rowHeight } = useRowWindow(rows.length, heightIn, active.row)
  const row = rows[active.row]
  const column = shown[active.column - 1]

  useLayoutEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)
    const target = (isEditing && cell?.querySelector('input')) || cell
    target?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function go(to: GridPlace, edits = false): void {
    takesFocus.current = true
    setPlace(to)
    setEditing(edits)
  }
  /** From what is wrong with a row to the first cell that is. */
  function edit(at: GridPlace): void {
    const target = rows[at.row]
    const wrong = shown.findIndex(({ field }) => target?.problems.some((one) => one.field === field))
    const to = at.column === 0 ? wrong + 1 : at.column
    if (target && to > 0) go({ ...at, column: to }, true)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (rows.length === 0 || event.altKey || event.shiftKey) return
    if (event.key === 'Enter' || event.key === 'F2') edit(active)
    else {
      const to = placeAfter(event, active, size)
      if (!to) return
      go(to)
    }
    event.preventDefault()
  }
  function onClick({ target, detail }: MouseEvent): void {
    const name = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell
    if (name === undefined || (target as Element).closest('input')) return
    const [at = 0, to = 0] = name.split(' ').map(Number)
    const pressed = { row: at, column: to }
    // A second press, or one on the cell that the keys are at, opens it.
    if (detail > 1) edit(pressed)
    else go(pressed)
  }
  function onDone(text: string, leads: 'stay' | 'next' | 'back' | 'away'): void {
    if (row && column && text !== (row.cells[column.index] ?? '')) onCorrect(row.at, column.index, text)
    if (leads === 'away') return setEditing(false)
    go(leads === 'stay' ? active : (besides(active, leads === 'back', size) ?? active))
  }
  const options = isEditing && row && column ? (namesFor(column.field, row, known)?.all ?? []) : []
  const editor = isEditing ? { options, onDone, onCancel: () => go(active) } : null

  return (
    <div className="stack gap-2">
      <div
        ref={frame}
        className="file-grid surface small"
        role="grid"
        aria-label={t('userImport:grid')}
        aria-rowcount={rows.length + 1}
        aria-colcount={shown.length + 2}
        style={{ '--columns': shown.length } as object}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="rowgroup" className="file-titles">
          <div role="row" aria-rowindex={1} className="file-row">
            <span role="columnheader" aria-colindex={1} className="file-line">
              {t('userImport:line')}
            </span>
            <span role="columnheader" aria-colindex={2} className="file-text">
              {t('userImport:wrong')}
            </span>
            {shown.map(({ field, name }, at) => (
              <span key={field} role="columnheader" aria-colindex={at + 3} className="file-cell">
                {name}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="file-rows" style={{ height: rows.length * rowHeight }}>
          {positions.map((position) => {
            const shownRow = rows[position]!
            return (
              <GridRow
                key={shownRow.at}
                row={shownRow}
                position={position}
                top={position * rowHeight}
                height={rowHeight}
                columns={shown}
                text={rowText(shownRow, t)}
                active={position === active.row ? active.column : null}
                detailId={detailId}
                editor={position === active.row ? editor : null}
              />
            )
          })}
        </div>
      </div>
      <p className="file-detail muted small breaks" id={detailId}>
        {(row && detailOf(row, column, t)) || t('userImport:gridHelp')}
      </p>
    </div>
  )
}

/** All that is wrong with a cell, or with its row, by line and column. */
function detailOf(
  row: ImportRow,
  column: ShownColumn | undefined,
  t: Parameters<typeof problemText>[1],
): string {
  const line = numeral(row.line)
  return row.problems
    .filter(({ field }) => column === undefined || field === column.field)
    .map((problem) => {
      const text = problemText(problem, t)
      if (problem.field === null) return t('userImport:atRow', { line, problem: text })
      return t('userImport:atCell', { line, field: fieldName(problem.field, t), problem: text })
    })
    .join(' ')
}
