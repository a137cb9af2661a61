import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Edits a draft that the card owns. Each edit sees the previous one, even before a render; returning the same draft
 * changes nothing. The function is stable, so that memoized rows do not re-render.
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
    const { draft: before, onChange: notify } = latest.current
    const next = edit(before)
    if (next === before) return
    latest.current = { draft: next, onChange: notify }
    notify(next)
  }, [])
}
