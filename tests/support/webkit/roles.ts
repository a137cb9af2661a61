/** What may have a role by being the element that it is. Fields of a password have none, and are lines of text here. */
const native = {
  alert: [],
  alertdialog: [],
  button: ['button', 'input[type=submit]'],
  checkbox: ['input[type=checkbox]'],
  combobox: ['select'],
  dialog: ['dialog[open]'],
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

/** Whatever has the role, by itself or by attribute, and is not kept from those who hear the page. */
export function selectorOf(role: Role): string {
  const selectors = [`[role=${role}]`, ...native[role].map((selector) => `${selector}:not([role])`)]
  return `:is(${selectors.join()}):not([aria-hidden=true], [aria-hidden=true] *, [inert] *)`
}
