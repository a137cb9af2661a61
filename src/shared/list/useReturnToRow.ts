import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { isFocusFree } from './isFocusFree.ts'
import { keepListSearch, keepListVisit, takeListVisit } from './listVisits.ts'

type ReturnToRow = {
  /** Ref of the scrolling element. */
  frame: RefObject<HTMLDivElement | null>
  /** Call it when a row is opened. */
  keepVisit: (row: string) => void
}

/**
 * On return from a card, restores the list's address and scroll, and focuses the row that was opened.
 */
export function useReturnToRow(hasRows: boolean): ReturnToRow {
  const { pathname, search } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(search)
  const navigate = useNavigate()
  const isBack = useNavigationType() === NavigationType.Pop

  useEffect(() => keepListSearch(pathname, search), [pathname, search])

  // Another page starts at the top; a restored one is scrolled once its rows are loaded.
  useLayoutEffect(() => {
    if (frame.current && shown.current !== search) frame.current.scrollTop = 0
    shown.current = search
  }, [search])

  useLayoutEffect(() => {
    if (!hasRows) return
    const visit = takeListVisit(pathname, search, isBack)
    // Back opens the original page, but the row is on another one.
    if (visit && visit.search !== search) {
      keepListVisit(pathname, visit)
      void navigate(pathname + visit.search, { replace: true })
      return
    }
    const link = visit && frame.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(visit.row)}"]`)
    if (!link || !frame.current) return
    frame.current.scrollTop = visit.tableScroll
    window.scrollTo(0, visit.pageScroll)
    if (isFocusFree()) link.focus({ preventScroll: true })
    // A row other than the opened one may be outside the viewport.
    if (visit.left !== undefined) link.scrollIntoView({ block: 'nearest' })
  }, [hasRows, pathname, search, navigate, isBack])

  function keepVisit(row: string): void {
    const tableScroll = frame.current?.scrollTop ?? 0
    keepListVisit(pathname, { search, row, pageScroll: window.scrollY, tableScroll })
  }
  return { frame, keepVisit }
}
