import type { PrimeReactPTOptions } from 'primereact/api'
import type { RadioButtonProps } from 'primereact/radiobutton'

/**
 * Pass-through preset with our classes for PrimeReact's unstyled mode. The `pt` of a single component is merged with
 * it.
 */
export const preset: PrimeReactPTOptions = {
  // Shows the native control instead of a drawing over it, also in forced colours.
  checkbox: { root: { className: 'bare' }, box: { hidden: true } },
  radiobutton: {
    root: { className: 'bare' },
    // Controlled by the form; PrimeReact keeps a click that the form refuses.
    input: ({ props }: { props: RadioButtonProps }) => ({
      checked: props.checked,
      defaultChecked: undefined,
    }),
    box: { hidden: true },
  },
  inputswitch: {
    // Role and state belong only to the native control.
    root: { className: 'bare', role: undefined, 'aria-checked': undefined },
    input: { 'aria-checked': undefined },
    slider: { hidden: true },
  },
  skeleton: { root: { className: 'skeleton' } },
  // PrimeReact makes an alert polite.
  message: { root: { className: 'ui-error', 'aria-live': undefined } },
  progressbar: { root: { className: 'progress' }, value: { className: 'progress-done' } },
  tabview: {
    root: { className: 'tab-view' },
    // Keys with Alt and other modifiers belong to the browser.
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
    // A second control inside the option; the option itself has the state.
    checkboxContainer: { hidden: true },
    emptyMessage: { className: 'picker-empty' },
  },
}
