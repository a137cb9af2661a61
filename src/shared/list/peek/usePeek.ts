import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '#shared/api/apiError.ts'
import type { RowId } from '../column.ts'
import { lastPageOf } from '../pages.ts'
import type { PeekProps } from './peekProps.ts'

/** Shown page of a list, which the panel can turn. */
export type PeekedPage<Row> = {
  rows: readonly Row[]
  total: number | null
  params: { page: number; size: number }
  show: (changes: { page: number }) => void
  loading: 'first' | 'next' | undefined
  /** True if the rows are stale because the page could not be loaded. */
  isEarlier?: boolean
  error: ApiError | undefined
  isFetching: boolean
  refetch: () => void
}

/** State of the peek panel, which is not in the address (beyond 28). */
export function usePeek<Row extends { id: RowId }>(
  list: RefObject<HTMLElement | null>,
  shownPage: PeekedPage<Row>,
  pathOf: (id: Row['id']) => string,
): { shown: PeekProps<Row> | null; open: (id: string) => void } {
  const { rows, total, isEarlier = false, error, isFetching, refetch } = shownPage
  const { page, size } = shownPage.params
  const areRowsThere = shownPage.loading === undefined && !isEarlier
  const [kept, setKept] = useState<{ row: Row; at: number; page: number } | null>(null)
  const [awaited, setAwaited] = useState<{ page: number; step: 1 | -1 } | null>(null)
  const id = kept?.row.id
  const navigate = useNavigate()

  function linkOf(row: RowId): HTMLElement | null | undefined {
    return list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(String(row))}"]`)
  }
  useEffect(() => {
    if (id !== undefined) linkOf(id)?.scrollIntoView({ block: 'nearest' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another row is led to
  }, [id])

  function show(wanted: Row): void {
    setAwaited(null)
    setKept({ row: wanted, at: rows.indexOf(wanted), page })
  }
  // The requested page has loaded.
  const arrived = awaited?.page === page && areRowsThere ? rows.at(awaited.step === 1 ? 0 : -1) : undefined
  if (arrived && kept) show(arrived)

  const found = kept === null ? -1 : rows.findIndex((one) => one.id === kept.row.id)
  const isListed = found !== -1
  // A removed row is replaced by the next one.
  const at = isListed ? found : Math.min(kept?.at ?? 0, rows.length)
  const row = isListed ? rows[found]! : kept?.row
  // While another page loads, the former rows stay.
  const pageOfRows = areRowsThere ? page : (kept?.page ?? page)
  const isTurning = awaited?.page === page && !areRowsThere

  function turnPage(step: 1 | -1): (() => void) | undefined {
    const to = pageOfRows + step
    if (to < 1 || to > lastPageOf(total ?? 0, size)) return undefined
    return () => {
      setAwaited({ page: to, step })
      if (to === page) refetch()
      else shownPage.show({ page: to })
    }
  }
  function wayTo(next: Row | undefined, step: 1 | -1): (() => void) | undefined {
    return next ? () => show(next) : turnPage(step)
  }
  function leave(): HTMLElement | null | undefined {
    const link = row && linkOf(row.id)
    flushSync(() => {
      setKept(null)
      setAwaited(null)
    })
    return link
  }

  return {
    open(wantedId) {
      const wanted = rows.find((one) => String(one.id) === wantedId)
      if (wanted) show(wanted)
    },
    shown: row
      ? {
          row,
          isListed,
          at: (pageOfRows - 1) * size + at + 1,
          count: total ?? rows.length,
          onPrevious: wayTo(rows[at - 1], -1),
          onNext: wayTo(rows[isListed ? at + 1 : at], 1),
          turning: isTurning ? { error: isEarlier ? error : undefined, isFetching, refetch } : null,
          onOpen() {
            const link = leave()
            // Opened like a click on its row, which stores the position; a row on another page has no link.
            if (link) link.click()
            else void navigate(pathOf(row.id))
          },
          onClose: () => (leave() ?? list.current?.querySelector<HTMLElement>('a[data-row]'))?.focus(),
        }
      : null,
  }
}
