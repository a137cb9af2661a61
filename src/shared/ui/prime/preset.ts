import type { PrimeReactPTOptions } from 'primereact/api'

/**
 * Our looks on the parts of PrimeReact, which come without any of their own: its unstyled mode, with one pass-through
 * preset. What a single use adds goes into its `pt` and is merged with this.
 */
export const preset: PrimeReactPTOptions = {
  inputtext: { root: { className: 'ui-input' } },
  inputnumber: {
    root: { className: 'number' },
    incrementButton: { className: 'number-step' },
    decrementButton: { className: 'number-step' },
  },
  multiselect: {
    root: { className: 'picker-control' },
    input: { className: 'picker-input' },
    labelContainer: { className: 'picker-label', 'aria-hidden': true },
    triggerIcon: { className: 'picker-trigger', 'aria-hidden': true },
    panel: { className: 'picker-panel' },
    wrapper: { className: 'picker-scroller' },
    list: { className: 'picker-list' },
    item: { className: 'picker-option' },
    // A second control inside the option: what is chosen is said, and shown, by the option itself.
    checkboxContainer: { hidden: true },
    emptyMessage: { className: 'picker-empty' },
  },
}
