import type { Translation } from '../Translation.ts'
import type { keys as model } from '../es/keys.ts'

export const keys: Translation<typeof model> = {
  title: 'Keyboard shortcuts',
  letters: 'Use single-letter shortcuts',
  lettersAbout: 'Never while you type. Those with Ctrl or ⌘ always work.',
  does: 'What it does',
  key: 'Key',
  then: 'then',
  goTo: 'Go to {{screen}}',
  palette: 'Search or go anywhere',
  table: 'Show these shortcuts',
  tasks: 'Running tasks, while there are any',
  search: 'Search the list',
  create: 'Create',
  nextRow: 'Next row or record',
  previousRow: 'Previous row or record',
  tick: 'Select the row',
  unselect: 'Clear the selection',
  peek: 'Quick look at the row',
  giveRoles: 'Assign or remove roles of the person in the quick look',
  edit: 'Edit',
  save: 'Save',
  space: 'Space',
}
