import type { Translation } from '../Translation.ts'
import type { changes as model } from '../es/changes.ts'

export const changes: Translation<typeof model> = {
  title: 'Changes in this session',
  about: 'What {{name}} changed in this tab. It is forgotten when you sign out or reload the page.',
  list: 'Changes, the latest first',
  undo: 'Undo',
  undoMany: 'Undo all {{number}}',
  undoLeft: 'Undo the {{number}} left',
  undoOf: '{{label}}: {{title}}, {{name}}',
  running: 'Undoing {{done}} of {{total}}',
  stop: 'Stop',
  isUndone: 'Undone',
  undone: '{{name}}: as before.',
  notAll: '{{name}}: not everything was undone. See “Changes in this session”.',
  problem: '{{name}}: {{text}}',
  changed: 'somebody else changed it later, so it stays as it is.',
  changedWhat: 'somebody else changed it later, so it stays as it is: {{what}}.',
  failed: 'not undone. {{reason}}',
  unknown: 'we don’t know whether it was undone: the service’s answer never arrived.',
  noWay: 'Cannot be undone from here: {{reason}}',
  records: 'See all {{number}}',
  difference: '{{label}}: {{before}} → {{after}}',
  nothing: 'empty',
  more: 'and {{number}} more',
}
