import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useIsSlow } from '#shared/lib/useIsSlow.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { useReturnToRow } from './useReturnToRow.ts'
import './listTexts.ts'
import './list.css'

type ListTableProps = {
  /** Names the table. */
  label: string
  /** One `<th scope="col">` for each column. */
  head: ReactNode
  /** How many columns there are. */
  columns: number
  /** How many rows will come, as far as that is known; for these places are kept until the first answer. */
  size: number
  /** `first`: nothing to show yet. `next`: the rows of before stay, dimmed, until others come. */
  loading?: 'first' | 'next' | undefined
  /** Shown where there are no rows. */
  empty: ReactNode
  /** The rows, each with a `RowLink` in its first cell. */
  children: readonly ReactNode[]
}

/**
 * A plain table that scrolls inside its frame (TBL-03); a narrow one is a list of cards. A press anywhere in a row
 * opens what the row's link leads to.
 */
export function ListTable(props: ListTableProps): ReactElement {
  const { label, head, columns, size, loading, empty, children } = props
  const { t } = useTranslation('common')
  const isSlow = useIsSlow(loading !== undefined)
  const navigate = useNavigate()
  const hasRows = loading === undefined && children.length > 0
  const { frame, keepVisit } = useReturnToRow(hasRows)

  // One listener for all rows: a hundred router links would listen to the address each.
  function open(event: MouseEvent<HTMLElement>): void {
    const link = rowLink(event)
    if (!link || event.defaultPrevented) return
    const inNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1
    const onLink = link.contains(event.target as Node)
    if (inNewTab) {
      // On the link itself the browser knows what to do.
      if (!onLink) window.open(link.href, '_blank', 'noopener')
      return
    }
    event.preventDefault()
    // The second press of a double one was meant for what the first has closed or opened.
    if (event.detail > 1) return
    keepVisit(link.dataset['row'] ?? '')
    void navigate(link.pathname + link.search)
  }

  return (
    <div className="list-frame" ref={frame}>
      <table className="list-table" aria-busy={loading !== undefined} data-loading={loading}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody onClick={open} onAuxClick={(event) => event.button === 1 && open(event)}>
          {loading === 'first' ? <SkeletonRows rows={Math.min(size, 10)} columns={columns} /> : children}
          {loading !== 'first' && children.length === 0 && (
            <tr className="list-empty">
              <td colSpan={columns}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className="list-slow" role="status">
        {isSlow && t('stillWorking')}
      </p>
    </div>
  )
}

/** The link of the row that was pressed, unless the press meant something else: a control, a selection of text. */
function rowLink({ currentTarget, target }: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
  const pressed = target as Element
  // Dialogs that a cell has opened are children of it for React, not for the page.
  if (!currentTarget.contains(pressed)) return null
  const own = pressed.closest<HTMLAnchorElement>('a[data-row]')
  if (own) return own
  if (pressed.closest('a, button, input, select, label')) return null
  if (window.getSelection()?.type === 'Range') return null
  return pressed.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row]') ?? null
}
