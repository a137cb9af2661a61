import type { Translation } from '../Translation.ts'
import type { views as model } from '../es/views.ts'

export const views: Translation<typeof model> = {
  title: 'Views',
  whole: 'Whole list',
  name: 'Name of the view',
  save: 'Save this view',
  update: 'Save the changes in “{{name}}”',
  saved: 'View saved: {{name}}',
  deleted: 'View deleted: {{name}}',
  tooMany: 'You already have {{max}} views. Delete one to save another.',
  about: 'Saved in this browser, with its search and filters.',
  first: 'Open the list with {{name}}',
  rename: 'New name of {{name}}',
  delete: 'Delete {{name}}',
  problems: {
    empty: 'Enter a name.',
    tooLong: 'Must have at most {{max}} characters.',
    hidden: 'The name has characters that cannot be seen.',
    taken: 'There is already a view with that name.',
  },
  gone: 'Parts of this view no longer exist and were left out: {{parts}}.',
  goneSort: 'order {{names}}',
  goneColumns: 'columns {{names}}',
  goneFilters: 'filters {{names}}',
}
