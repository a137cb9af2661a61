export type PickerKey = {
  key: string
  isShift: boolean
  hasModifier: boolean
  isOpen: boolean
  at: 'control' | 'filter' | 'other'
  /** Whether something has been typed to filter by. */
  isFiltered: boolean
  /** Whether the panel has something to go to behind the filter. */
  hasMore: boolean
}

export type PickerStep =
  | 'open'
  /** Opens, and the key goes into the filter. */
  | 'type'
  | 'close'
  /** Closes, and the focus goes where Tab leads. */
  | 'leave'
  | 'choose'
  | Move
  /** What has the focus is pressed: a key that would send the form around the list. */
  | 'press'
  /** The browser's own doing. */
  | 'native'

type Move = 'first' | 'last' | 'next' | 'previous'

const moves: Readonly<Record<string, Move>> = {
  Home: 'first',
  End: 'last',
  ArrowDown: 'next',
  ArrowUp: 'previous',
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'F4'])

/** What a key does in a list with a filter: all of it without leaving the filter. */
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

/** The option that a move leads to, from one of so many; -1 is none. */
export function activeAfter(move: Move, active: number, count: number): number {
  if (move === 'first') return Math.min(0, count - 1)
  if (move === 'last' || (move === 'previous' && active < 0)) return count - 1
  return move === 'next' ? Math.min(active + 1, count - 1) : Math.max(active - 1, 0)
}
