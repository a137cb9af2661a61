export type PickerKey = {
  key: string
  isShift: boolean
  hasModifier: boolean
  isOpen: boolean
  at: 'control' | 'filter' | 'other'
  /** True if the filter has text. */
  isFiltered: boolean
  /** True if the panel has a focusable element after the filter. */
  hasMore: boolean
}

type PickerStep =
  | 'open'
  /** Opens and types the key into the filter. */
  | 'type'
  | 'close'
  /** Closes and moves the focus as Tab does. */
  | 'leave'
  | 'choose'
  | Move
  /** Clicks the focused element; the key would otherwise submit the form. */
  | 'press'
  /** Left to the browser. */
  | 'native'

type Move = 'first' | 'last' | 'next' | 'previous'

const moves: Readonly<Record<string, Move>> = {
  Home: 'first',
  End: 'last',
  ArrowDown: 'next',
  ArrowUp: 'previous',
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'F4'])

/** Action of a key in a filtered list, without leaving the filter. */
export function pickerStep(pressed: PickerKey): PickerStep {
  const { key, at, isOpen, hasModifier } = pressed
  if (!isOpen) {
    if (opening.has(key)) return 'open'
    return key.length === 1 && !hasModifier ? 'type' : 'native'
  }
  if (key === 'Escape') return 'close'
  if (key === 'Tab') return staysInside(pressed) ? 'native' : 'leave'
  if (at === 'other') return key === 'Enter' ? 'press' : 'native'
  if (key === 'Enter') return 'choose'
  if (key === ' ' && !pressed.isFiltered) return 'choose'
  return moves[key] ?? 'native'
}

function staysInside({ at, isShift, hasMore }: PickerKey): boolean {
  return at === 'filter' ? hasMore && !isShift : at === 'other' && isShift
}

/** Index of the active option after a move, among `count`; -1 is none. */
export function activeAfter(move: Move, active: number, count: number): number {
  if (move === 'first') return Math.min(0, count - 1)
  if (move === 'last' || (move === 'previous' && active < 0)) return count - 1
  return move === 'next' ? Math.min(active + 1, count - 1) : Math.max(active - 1, 0)
}
