import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Edits a draft that somebody else keeps. Each edit sees the one before, even when both come before the next
 * rendering; one that gives back what it got changes nothing. The function stays the same, so that the rows of a long
 * table need not render anew.
 */
export function useDraft<Draft>(
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
