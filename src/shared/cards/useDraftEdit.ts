import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Edits a draft that the card keeps. Each edit sees the one before, even before the next rendering; one that returns
 * what it got changes nothing. The function stays the same, so that memoized rows skip the re-render.
 */
export function useDraftEdit<Draft>(
  draft: Draft,
  onChange: (draft: Draft) => void,
): (edit: (draft: Draft) => Draft) => void {
  const latest = useRef({ draft, onChange })
  useLayoutEffect(() => {
    latest.current = { draft, onChange }
  })
  return useCallback((edit) => {
    const { draft: before, onChange: tell } = latest.current
    const next = edit(before)
    if (next === before) return
    latest.current = { draft: next, onChange: tell }
    tell(next)
  }, [])
}
