import type { PrimeReactPTOptions } from 'primereact/api'
import type { RadioButtonProps } from 'primereact/radiobutton'

/**
 * Our looks on the parts of PrimeReact, which come without any of their own: its unstyled mode, with one pass-through
 * preset. What a single use adds goes into its `pt` and is merged with this.
 */
export const preset: PrimeReactPTOptions = {
  // The control itself is what is seen, ticked or not, by the mouse and in forced colours; no drawing stands over it.
  checkbox: { root: { className: 'bare' }, box: { hidden: true } },
  radiobutton: {
    root: { className: 'bare' },
    // It has the value of its form at any time: PrimeReact leaves it as it was pressed where a form refuses that.
    input: ({ props }: { props: RadioButtonProps }) => ({
      checked: props.checked,
      defaultChecked: undefined,
    }),
    box: { hidden: true },
  },
  inputswitch: {
    // Role and state are the control's alone, and the browser says them.
    root: { className: 'bare', role: undefined, 'aria-checked': undefined },
    input: { 'aria-checked': undefined },
    slider: { hidden: true },
  },
  skeleton: { root: { className: 'skeleton' } },
  // An alert speaks at once.
  message: { root: { className: 'ui-error', 'aria-live': undefined } },
  progressbar: { root: { className: 'progress' }, value: { className: 'progress-done' } },
  tabview: {
    root: { className: 'tab-view' },
    // With Alt and the like a key is the browser's.
    nav: {
      className: 'tabs',
      onKeyDownCapture: (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation()
      },
    },
    inkbar: { hidden: true },
    panelContainer: { className: 'tab-sections' },
  },
  tabpanel: { content: { className: 'tab-section' } },
  inputtextarea: { root: { className: 'ui-input field-area' } },
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
