import type { MultiSelectPassThroughOptions } from 'primereact/multiselect'
import type { FrameWiring } from '../FieldFrame.tsx'

type Given = { frame: FrameWiring; label: string; search: string; count: number; isSingle: boolean }

/** PrimeReact's types know two of these parts only by what they are called elsewhere. */
type PickerParts = MultiSelectPassThroughOptions &
  Record<'hiddenFirstFocusableEl' | 'hiddenLastFocusableEl', object>

/** The elements of a picker that the focus and screen readers meet. */
export function partsOf(box: HTMLElement | null) {
  return {
    control: box?.querySelector<HTMLInputElement>('[data-pc-section="input"]') ?? null,
    filter: box?.querySelector<HTMLInputElement>('.p-multiselect-filter') ?? null,
    active: box?.querySelector<HTMLElement>('li.p-focus') ?? null,
    option: box?.querySelector<HTMLElement>('li.p-multiselect-item') ?? null,
    panel: box?.querySelector<HTMLElement>('.p-multiselect-panel') ?? null,
    scroller: box?.querySelector<HTMLElement>('.p-multiselect-items-wrapper') ?? null,
  }
}

/** Attributes that PrimeReact leaves out, or sets wrongly. */
export function pickerParts(given: Given): PickerParts {
  const { frame, label, search, count, isSingle } = given
  const listId = `${frame.id}-list`
  const listBox = {
    role: 'listbox',
    id: listId,
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
      'aria-controls': options?.state.overlayVisible ? listId : undefined,
    }),
    labelContainer: { 'aria-hidden': true },
    triggerIcon: { 'aria-hidden': true },
    filterIcon: { 'aria-hidden': true },
    filterInput: {
      root: {
        role: 'combobox',
        'aria-label': search,
        'aria-expanded': true,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        autoComplete: 'off',
      },
    },
    // What scrolls is the list box, so that it counts as the popup of the filter.
    wrapper: listBox,
    virtualScroller: { root: { ...listBox, tabIndex: -1 } },
    list: { role: 'presentation', id: undefined, 'aria-multiselectable': undefined },
    item: (options) => ({
      id: `${listId}-${itemIndex(options)}`,
      'aria-posinset': itemIndex(options) + 1,
      'aria-setsize': count,
    }),
    // A list box without an option is none.
    emptyMessage: { role: 'option', 'aria-disabled': true, 'aria-selected': false },
    hiddenFirstFocusableEl: unused,
    hiddenLastFocusableEl: unused,
  }
}

function itemIndex(options: unknown): number {
  return (options as { context: { index: number } }).context.index
}
