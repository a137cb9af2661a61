import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { isFocusFree } from './isFocusFree.ts'
import { keepListSearch, keepListVisit, takeListVisit } from './listsLeft.ts'

type ReturnToRow = {
  /** For the element that scrolls. */
  frame: RefObject<HTMLDivElement | null>
  /** To be called when a row is opened. */
  keepVisit: (row: string) => void
}

/**
 * Whoever comes back from a card finds the list as it was left: its address, its scroll, and the focus on the row that
 * was opened.
 */
export function useReturnToRow(hasRows: boolean): ReturnToRow {
  const { pathname, search } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(search)
  const navigate = useNavigate()
  const isBack = useNavigationType() === NavigationType.Pop

  useEffect(() => keepListSearch(pathname, search), [pathname, search])

  // Another page begins on top; one that is taken up again is scrolled below, once its rows are there.
  useLayoutEffect(() => {
    if (frame.current && shown.current !== search) frame.current.scrollTop = 0
    shown.current = search
  }, [search])

  useLayoutEffect(() => {
    if (!hasRows) return
    const visit = takeListVisit(pathname, search, isBack)
    // Back leads to the page that was left, and the row is on another one by now.
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
    // Another row than the one that was opened may be out of sight.
    if (visit.left !== undefined) link.scrollIntoView({ block: 'nearest' })
  }, [hasRows, pathname, search, navigate, isBack])

  function keepVisit(row: string): void {
    const tableScroll = frame.current?.scrollTop ?? 0
    keepListVisit(pathname, { search, row, pageScroll: window.scrollY, tableScroll })
  }
  return { frame, keepVisit }
}
