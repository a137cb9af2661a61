import type { MultiSelectPassThroughOptions } from 'primereact/multiselect'
import type { FrameWiring } from '../FieldFrame.tsx'

type Given = {
  frame: FrameWiring
  label: string
  /** What is chosen, as text. */
  text: string
  count: number
  isSingle: boolean
  active: number
  onHover: (index: number) => void
}

/** PrimeReact's types know two of these parts only by what they are called elsewhere. */
type PickerParts = MultiSelectPassThroughOptions &
  Record<'hiddenFirstFocusableEl' | 'hiddenLastFocusableEl', object>

export const listId = (fieldId: string): string => `${fieldId}-list`
export const optionId = (fieldId: string, index: number): string => `${listId(fieldId)}-${index}`

/** Attributes that PrimeReact leaves out, or sets wrongly. */
export function pickerParts(given: Given): PickerParts {
  const { frame, label, text, count, isSingle, active, onHover } = given
  const listBox = {
    role: 'listbox',
    id: listId(frame.id),
    'aria-label': label,
    'aria-multiselectable': isSingle ? undefined : true,
  }
  // Stops that lead the focus around in PrimeReact's own way.
  const unused = { hidden: true, tabIndex: -1 }
  return {
    input: (options) => ({
      ...frame.aria,
      'aria-haspopup': 'listbox',
      // The list is there while it is open.
      'aria-controls': options?.state.overlayVisible ? listId(frame.id) : undefined,
      value: text,
    }),
    // What scrolls is the list box, so that it counts as the popup of the filter.
    wrapper: listBox,
    virtualScroller: { root: { ...listBox, tabIndex: -1 } },
    list: { role: 'presentation', id: undefined, 'aria-multiselectable': undefined },
    item: (options) => {
      const index = itemIndex(options)
      return {
        id: optionId(frame.id, index),
        'aria-posinset': index + 1,
        'aria-setsize': count,
        'data-active': index === active || undefined,
        onMouseMove: () => onHover(index),
      }
    },
    // A list box without an option is none.
    emptyMessage: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
    hiddenFirstFocusableEl: unused,
    hiddenLastFocusableEl: unused,
  }
}

function itemIndex(options: unknown): number {
  return (options as { context: { index: number } }).context.index
}
