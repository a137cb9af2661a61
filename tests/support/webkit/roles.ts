/** Elements by implicit role. Password fields have none and count as textbox. */
const native = {
  alert: [],
  alertdialog: [],
  button: ['button', 'input[type=submit]'],
  checkbox: ['input[type=checkbox]'],
  combobox: ['select'],
  dialog: ['dialog[open]'],
  group: ['fieldset'],
  heading: ['h1', 'h2', 'h3'],
  img: ['img', 'svg'],
  link: ['a[href]'],
  listbox: [],
  menuitem: [],
  navigation: ['nav'],
  option: [],
  radio: ['input[type=radio]'],
  row: ['tr'],
  searchbox: ['input[type=search]'],
  spinbutton: ['input[type=number]'],
  switch: [],
  tab: [],
  table: ['table'],
  textbox: [
    'input:not([type])',
    ...['text', 'email', 'tel', 'password'].map((type) => `input[type=${type}]`),
    'textarea',
  ],
  tree: [],
  treeitem: [],
} satisfies Record<string, string[]>

export type Role = keyof typeof native

/** Elements with the role, implicit or explicit, that are not hidden from assistive technology. */
export function selectorOf(role: Role): string {
  const selectors = [`[role=${role}]`, ...native[role].map((selector) => `${selector}:not([role])`)]
  return `:is(${selectors.join()}):not([aria-hidden=true], [aria-hidden=true] *, [inert] *)`
}
