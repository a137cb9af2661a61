import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import { openWindow } from '#shared/browser/openWindow.ts'
import { useIsSlow } from '#shared/hooks/useIsSlow.ts'
import type { Column, RowId, Selection } from './column.ts'
import type { Density } from './listView.ts'
import { ListHead, type ListOrder } from './ListHead.tsx'
import { ListRow } from './ListRow.tsx'
import type { TablePeek } from './peek/useListPeek.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { useReturnToRow } from './useReturnToRow.ts'
import './listTable.css'

type ListTableProps<Row extends { id: RowId }> = ListOrder & {
  /** `data-list` for the style sheet. */
  name: string
  /** Accessible name of the table. */
  label: string
  /** Stable unless the columns change. */
  columns: readonly Column<Row>[]
  density?: Density
  /** Long texts wrap; a description moves below the name on narrow screens. */
  wraps?: true
  rows: readonly Row[]
  /** Path of a row's card. Stable. */
  pathOf: (id: Row['id']) => string
  /** Called with the id of a row before its card opens. */
  onOpen?: ((row: string) => void) | undefined
  /** Which rows are greyed out (TBL-14). */
  isGreyed?: (row: Row) => boolean
  lockedIds?: ReadonlySet<RowId>
  /** Enables the selection of rows. */
  selection?: Selection<Row>
  /** Enables the peek panel. */
  peek?: TablePeek<Row> | undefined
  /** React keys of the rows. */
  keys: readonly number[]
  /** Expected number of rows, for the skeleton. */
  size: number
  /** `first`: no rows yet. `next`: the former rows stay dimmed. */
  loading?: 'first' | 'next' | undefined
  /** Shown without rows. */
  empty: ReactNode
}

/**
 * A table that scrolls inside its frame (TBL-03); on a narrow screen a list of cards. A click anywhere in a row opens
 * its card.
 */
export function ListTable<Row extends { id: RowId }>(props: ListTableProps<Row>): ReactElement {
  const { name, label, columns, rows, pathOf, isGreyed, lockedIds, selection, size, loading, empty } = props
  const { keys, density, wraps, peek } = props
  const { t } = useTranslation('common')
  const isSlow = useIsSlow(loading !== undefined || (lockedIds !== undefined && lockedIds.size > 0))
  const navigate = useNavigate()
  const { frame, keepVisit } = useReturnToRow(loading === undefined && rows.length > 0)
  const columnCount = columns.length + (selection ? 1 : 0)
  const extras = columns.filter(({ isOptional }) => isOptional)
  const extraKeys = extras.map(({ key }) => key).join(' ')

  // One listener for all rows, because each router link would subscribe to the location.
  function open(event: MouseEvent<HTMLElement>): void {
    const peeked = peekedRow(event)
    if (peeked !== null) return peek?.open(peeked)
    const link = rowLink(event)
    if (!link || event.defaultPrevented) return
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1
    const onLink = link.contains(event.target as Node)
    if (inNewTab) {
      // The browser handles a click on the link itself.
      if (!onLink) openWindow(link.href, 'noopener')
      return
    }
    event.preventDefault()
    // The second click of a double click belongs to what the first one opened or closed.
    if (event.detail > 1) return
    const id = link.dataset['row'] ?? ''
    keepVisit(id)
    props.onOpen?.(id)
    void navigate(link.pathname + link.search)
  }

  return (
    <div className="list-frame" ref={frame} style={{ '--extras': extras.length } as CSSProperties}>
      <table
        className="list-table"
        data-list={name}
        data-wraps={wraps}
        data-described={
          columns.some(({ isBelow }) => isBelow === 'always' || (isBelow && extras.length > 0)) || undefined
        }
        data-extras={extraKeys || undefined}
        data-density={density}
        aria-busy={loading !== undefined}
        data-loading={loading}
      >
        <caption className="sr-only">{label}</caption>
        <colgroup>
          {selection && <col className="list-select-column" />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: widthOf(column) }} />
          ))}
        </colgroup>
        <ListHead
          columns={columns}
          rows={rows}
          selection={selection}
          sort={props.sort}
          onSort={props.onSort}
        />
        <tbody
          onClick={open}
          onAuxClick={(event) => event.button === 1 && open(event)}
          onPointerOver={peek?.load}
          onFocus={peek?.load}
        >
          {loading === 'first' && <SkeletonRows rows={Math.min(size, 10)} columns={columnCount} />}
          {loading !== 'first' &&
            rows.map((row, position) => (
              <ListRow
                key={keys[position]}
                row={row}
                columns={columns}
                pathOf={pathOf}
                isGreyed={isGreyed?.(row) ?? false}
                isLocked={lockedIds?.has(row.id) ?? false}
                isChosen={selection?.chosen.has(row.id) ?? false}
                select={selection?.select}
                labelOf={selection?.labelOf}
                peekLabelOf={peek?.labelOf}
                isPeeked={peek?.of === row.id}
              />
            ))}
          {loading !== 'first' && rows.length === 0 && (
            <tr className="list-empty">
              <td colSpan={columnCount}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="list-slow if-any" role="status">
        {isSlow && t('stillWorking')}
      </p>
    </div>
  )
}

/** A percentage refers to the width without optional columns. */
function widthOf<Row>({ width, isOptional }: Column<Row>): string | undefined {
  return width?.endsWith('%') && !isOptional ? `calc(${width} * var(--share))` : width
}

/** Id of the row whose peek button was clicked. */
function peekedRow({ target }: MouseEvent<HTMLElement>): string | null {
  const button = (target as Element).closest('.row-peek')
  return button?.closest('tr')?.querySelector<HTMLElement>('a[data-row]')?.dataset['row'] ?? null
}

/** The card link of the clicked row, unless a control was clicked or text selected. */
function rowLink({ currentTarget, target }: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  const pressed = target as Element
  // React bubbles clicks of dialogs opened by a cell.
  if (!currentTarget.contains(pressed)) return null
  const own = pressed.closest<HTMLAnchorElement>('a[data-row]')
  if (own) return own
  if (pressed.closest('a, button, input, select, label')) return null
  if (window.getSelection()?.type === 'Range') return null
  return pressed.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row]') ?? null
}
