import { act, renderHook } from '@testing-library/react'
import type { FocusEvent } from 'react'
import { useRowWindow } from './useRowWindow.ts'

/** Focuses the row at this position. */
function focusAt(position: number): FocusEvent {
  const row = document.createElement('li')
  row.setAttribute('aria-posinset', String(position + 1))
  return { target: row } as unknown as FocusEvent
}

const shownWith = (count: number, focused: number): number[] => {
  const { result } = renderHook(() => useRowWindow(count, () => 40))
  act(() => result.current.onFocus(focusAt(focused)))
  return result.current.shown
}

// No layout here: 640 px are visible, 16 rows of 40, plus 8 more.
it.each([
  [1000, 3, 24, 23],
  [1000, 23, 25, 24],
  [1000, 500, 27, 501],
  [1000, 999, 26, 999],
  [5, 4, 5, 4],
])(
  'of %i rows, with focus on row %i, %i are rendered up to row %i, for the next key',
  (count, focused, rendered, last) => {
    const shown = shownWith(count, focused)
    expect([shown.length, shown.at(-1)]).toEqual([rendered, last])
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
    expect(new Set(shown).size).toBe(shown.length)
  },
)

it('renders all rows for print, and the visible ones afterwards [T110]', () => {
  const { result } = renderHook(() => useRowWindow(1000, () => 40))
  const notify = (event: string): void => act(() => void dispatchEvent(new Event(event)))
  const rendered = ['beforeprint', 'afterprint'].map((event) => {
    notify(event)
    return result.current.shown.length
  })
  expect(rendered).toEqual([1000, 24])
})
