import type { MultiSelectPassThroughOptions } from 'primereact/multiselect'
import type { FrameWiring } from '../FieldFrame.tsx'

type Given = {
  frame: FrameWiring
  label: string
  /** The chosen options as text. */
  text: string
  count: number
  isSingle: boolean
  active: number
  onHover: (index: number) => void
}

/** PrimeReact's types lack two of these parts. */
type PickerParts = MultiSelectPassThroughOptions &
  Record<'hiddenFirstFocusableEl' | 'hiddenLastFocusableEl', object>

export const listId = (fieldId: string): string => `${fieldId}-list`
export const optionId = (fieldId: string, index: number): string => `${listId(fieldId)}-${index}`

/** Attributes that PrimeReact omits or sets wrongly. */
export function pickerParts(given: Given): PickerParts {
  const { frame, label, text, count, isSingle, active, onHover } = given
  const listBox = {
    role: 'listbox',
    id: listId(frame.id),
    'aria-label': label,
    'aria-multiselectable': isSingle ? undefined : true,
  }
  // PrimeReact's focus trap elements.
  const unused = { hidden: true, tabIndex: -1 }
  return {
    input: (options) => ({
      ...frame.aria,
      'aria-haspopup': 'listbox',
      // The list exists only while open.
      'aria-controls': options?.state.overlayVisible ? listId(frame.id) : undefined,
      value: text,
    }),
    // The scrolling element is the list box, so that it is the popup of the filter.
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
    // A list box needs an option.
    emptyMessage: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
    hiddenFirstFocusableEl: unused,
    hiddenLastFocusableEl: unused,
  }
}

function itemIndex(options: unknown): number {
  return (options as { context: { index: number } }).context.index
}
